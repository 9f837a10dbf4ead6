/** The same `expect`, more patient: six browsers and the server share two processors here. */
import { expect as original } from '@playwright/test'

export const expect = original.configure({ timeout: 30_000 })
