// The clock of a screen of this area: it starts once, with the screen, and from then on it runs by itself.
import { RelogioProvider } from '@martelo/ui/countdown.tsx'
import { type ReactNode, useState } from 'react'
import { relogio } from '../../../core/relogio.ts'

export function RelogioDaTela({ children }: { readonly children: ReactNode }) {
  const [inicio] = useState(() => ({
    renderizadoEm: relogio.agora(),
    desvioMs: relogio.agora() - Date.now(),
  }))
  return <RelogioProvider {...inicio}>{children}</RelogioProvider>
}
