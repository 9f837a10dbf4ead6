// The lot that was just hammered, while the room already shows the next one: what it meant to this reader. Loaded with the
// first hammer that he sees.
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { IconButton } from '@martelo/ui/button.tsx'
import { IconClose } from '@martelo/ui/icones.tsx'
import { Link } from '../../../core/ligacao.tsx'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { DesfechoDoLote } from '../../../parts/lances/desfecho-do-lote.tsx'
import { Negociacao } from '../../../parts/lances/negociacao.tsx'
import { useLoteAoVivo } from '../../../parts/lances/usar-lote-ao-vivo.ts'
import { lotesCom } from '../../../parts/cabeca/caminhos.ts'

export default function UltimoMartelo({
  lote,
  fechar,
}: {
  readonly lote: LoteNoPregao
  readonly fechar: () => void
}) {
  const p = usePalavras()
  const { lelUid, numero, nome } = lote.estado
  // The room's own frame does not say who leads for this client: the lot's snapshot does.
  const meu = useLoteAoVivo(lelUid).retrato?.meu ?? null
  return (
    <section className="auditorio__martelo" role="status" aria-label={`${inicial(p.lote.um)} encerrado`}>
      <p>
        <Link to={lote.url}>{`${inicial(p.lote.um)} ${numero} · ${nome}`}</Link>
        <IconButton icon={IconClose} label="Fechar o resultado" onClick={fechar} />
      </p>
      <DesfechoDoLote
        estado={lote.estado}
        meu={meu}
        semelhantes={lotesCom({ categoria: lote.categoria, marca: lote.marca })}
      />
      {meu && meu.estado !== 'nao-esta-participando' && <Negociacao lelUid={lelUid} chave={meu.estado} />}
    </section>
  )
}
