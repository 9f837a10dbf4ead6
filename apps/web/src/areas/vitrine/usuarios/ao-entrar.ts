// What signing in needs and the pages of both doors do not, until a person is about to.
import { aoAgir } from '../../../core/ao-agir.ts'

export const aoEntrar = aoAgir(() => import('./passos-da-entrada.ts').then((m) => m.passos))
