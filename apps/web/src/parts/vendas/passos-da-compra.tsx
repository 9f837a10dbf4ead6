// A purchase as a timeline: arrematado → pagamento → validação → retirada → documentos.
import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { Compra } from './usar-venda.ts'
import './passos-da-compra.css'

const DITO = {
  feito: 'concluído',
  atual: 'em andamento',
  pendente: 'ainda não',
  problema: 'com problema',
} as const

export function PassosDaCompra({ passos }: { passos: Compra['passos'] }) {
  return (
    <ol className="passos" aria-label="Etapas da compra">
      {passos.map((p, i) => (
        <li
          key={p.passo}
          data-estado={p.estado}
          aria-current={p.estado === 'atual' || p.estado === 'problema' ? 'step' : undefined}
        >
          <span className="passos-marca" aria-hidden>
            {p.estado === 'feito' ? <IconCheck size={16} /> : null}
            {p.estado === 'problema' ? <IconAlertTriangle size={16} /> : null}
            {p.estado === 'atual' || p.estado === 'pendente' ? i + 1 : null}
          </span>
          <span className="passos-nome">{p.rotulo}</span>
          <VisuallyHidden>: {DITO[p.estado]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
