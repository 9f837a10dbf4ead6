// AGENDA. The next auctions by their day.
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from '../../../../core/ligacao.tsx'
import { quantos, usePalavras } from '../../../../core/palavras-do-site.ts'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import { nivelDosItens, type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

export function Agenda({ s }: PropsDeSecao) {
  const p = usePalavras()
  const leiloes = s.dados.leiloes ?? []
  if (leiloes.length === 0) return null
  const H = nivelDosItens(s)
  return (
    <section>
      <TituloDaSecao s={s} para={IR.agenda} pagina={11} />
      <ul className="agenda-curta">
        {leiloes.map((l) => {
          const quando = formatarDataHora(Date.parse(l.data))
          const [dia = '', mes = ''] = quando.split('/')
          return (
            <li key={l.uid}>
              <time dateTime={l.data} className="agenda-curta__dia">
                <b>{dia}</b>
                {MESES[Number(mes) - 1]}
              </time>
              <div>
                <H>
                  <Link to={`${IR.agenda}/${l.uid}`}>{l.nomeSemData}</Link>
                </H>
                <p>
                  {quando.slice(-5)} · {quantos(l.quantidadeLotes, p.lote)}
                </p>
                <p>
                  <IconMapPin size={15} /> {l.cidade}/{l.uf}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
