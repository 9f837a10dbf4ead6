// The bidder's table in the auditorium: the panel of the lot in focus, with its history; its name where the stage does not
// say it already. Loaded after the stage stands: most of a room watches.
import { Link } from '../../../core/ligacao.tsx'
import { HistoricoDeLances } from '../../../parts/lances/historico-de-lances.tsx'
import type { RetratoDoLote } from '../../../parts/lances/lote-ao-vivo.ts'
import { PainelDeLance } from '../../../parts/lances/painel-de-lance.tsx'
import { useLoteAoVivo } from '../../../parts/lances/usar-lote-ao-vivo.ts'

interface Props {
  readonly lelUid: string
  readonly titulo: string | null
  /** of the lot's own page */
  readonly url: string
  /** another lot stood here before */
  readonly recente: boolean
  /** of the page's own render, if it was of this lot */
  readonly inicial: RetratoDoLote | null
  readonly comImagem: boolean
}

export default function MesaDoAuditorio({ lelUid, titulo, url, recente, inicial, comImagem }: Props) {
  const vivo = useLoteAoVivo(lelUid, inicial)
  return (
    <>
      {titulo && (
        <h2 className="auditorio__foco">
          <Link to={url}>{titulo}</Link>
        </h2>
      )}
      <PainelDeLance vivo={vivo} recente={recente} naSala />
      {vivo.retrato && <HistoricoDeLances retrato={vivo.retrato} comImagem={comImagem} />}
    </>
  )
}
