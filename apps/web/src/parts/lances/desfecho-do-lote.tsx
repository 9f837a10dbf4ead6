// How a lot ended, said to who looks at it: on its page, in the auditorium, and the way on from there.
import type { EstadoDoLote } from '@martelo/contracts/lances/lances.events.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { desfechoDoMartelo } from '@martelo/domain/lances/desfecho.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconGavel } from '@martelo/ui/icones.tsx'
import { Link } from '../../core/ligacao.tsx'
import { useMarca } from '../../core/marca-atual.ts'
import type { MeuNoLote } from './lote-ao-vivo.ts'
import './painel-de-lance.css'

export function DesfechoDoLote({
  estado,
  meu,
  semelhantes = '/leilao',
}: {
  readonly estado: EstadoDoLote
  readonly meu: MeuNoLote | null
  /** path of a list of lots like this one */
  readonly semelhantes?: string
}) {
  const { tipo } = useMarca()
  const p = palavras(tipo)
  const d = desfechoDoMartelo(
    { situacao: estado.situacao, valor: estado.valorVendido ?? estado.valor, meu },
    p,
  )
  if (d === null) return null
  return (
    <div className="lance-desfecho" data-tom={d.tom}>
      <p>
        <IconGavel size={18} /> <b>{d.titulo}</b>
      </p>
      <p>{d.texto}</p>
      {d.adiante === 'compras' && (
        <Link to="/cliente/compras" {...buttonLook({ variant: 'primary', block: true })}>
          Ver minhas compras
        </Link>
      )}
      {d.adiante === 'semelhantes' && (
        <Link to={semelhantes} {...buttonLook({ variant: 'secondary', block: true })}>
          {`Ver ${p.lote.varios} parecidos`}
        </Link>
      )}
    </div>
  )
}
