import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ASSUMIDA } from './core/viva.ts'

startTransition(() => {
  dispatchEvent(new Event(ASSUMIDA))
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
