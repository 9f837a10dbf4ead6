// The clock of a screen of this area: what was rendered stands at the screen's start, what counts down is the server's.
import { RelogioProvider } from '@martelo/ui/countdown.tsx'
import { type ReactNode, useState } from 'react'
import { relogio } from '../../../core/relogio.ts'

export function RelogioDaTela({ children }: { readonly children: ReactNode }) {
  const [renderizadoEm] = useState(relogio.agora)
  return (
    <RelogioProvider renderizadoEm={renderizadoEm} agora={relogio.agora}>
      {children}
    </RelogioProvider>
  )
}
