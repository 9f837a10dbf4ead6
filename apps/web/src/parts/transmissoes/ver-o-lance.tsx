// "Ver o lance": the recording at the moment of a bid, found by its receipt (the hash of its row in the lot's log) or by the
// number that the lot's history gives it. Staff choose among the channels that were recorded.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { type ReactNode, useState } from 'react'
import { chamar } from '../../core/api.ts'
import './transmissao-da-casa.css'

export type MarcaDoLance = RespostaDe<Calls['GET /v1/gravacao/by-lote/:lelUid']>[number]

/** The recording shows no clock: to the second, he finds his moment in it. */
const HORA_EXATA = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium', timeZone: 'America/Sao_Paulo' })

export function VerOLance({
  lelUid,
  recibo,
  junto,
}: {
  readonly lelUid: string
  readonly recibo: string | number
  /** what stands beside the recording that is shown */
  readonly junto?: (marca: MarcaDoLance) => ReactNode
}) {
  const [marcas, setMarcas] = useState<readonly MarcaDoLance[]>([])
  const [qual, setQual] = useState(0)
  const [recado, setRecado] = useState<string | null>(null)
  const ver = (): void => {
    setRecado('Procurando a gravação.')
    const query = typeof recibo === 'number' ? { numero: recibo } : { hash: recibo }
    chamar('GET /v1/gravacao/by-lote/:lelUid', { params: { lelUid }, query }).then(
      (achadas) => {
        setMarcas(achadas)
        setRecado(achadas.length > 0 ? null : 'Não há gravação guardada deste lance.')
      },
      (e: unknown) => setRecado(e instanceof Error ? e.message : 'Não foi possível abrir a gravação.'),
    )
  }
  const marca = marcas[qual]
  return (
    <span className="ver-o-lance">
      {marca === undefined ? (
        <button type="button" onClick={ver} {...buttonLook({ size: 's', variant: 'secondary' })}>
          <IconPlay size={16} /> Ver o lance
        </button>
      ) : (
        <video
          key={marca.gravacaoUid}
          src={marca.url}
          controls
          autoPlay
          muted
          playsInline
          aria-label="Gravação do lance"
        >
          <track kind="captions" />
        </video>
      )}
      {marcas.length > 1 && (
        <select
          aria-label="Canal gravado"
          value={qual}
          onChange={(e) => setQual(Number(e.currentTarget.value))}
        >
          {marcas.map((m, i) => (
            <option key={m.gravacaoUid} value={i}>
              {m.canal}
            </option>
          ))}
        </select>
      )}
      {marca && (
        <small>
          Recebido às {HORA_EXATA.format(Date.parse(marca.em))}, horário de Brasília. O trecho começa alguns
          segundos antes.
        </small>
      )}
      {marca && junto?.(marca)}
      {recado && <small role="status">{recado}</small>}
    </span>
  )
}
