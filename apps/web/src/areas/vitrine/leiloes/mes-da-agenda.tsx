// One month as a calendar. On a phone the days without auctions leave and the others stand below each other.
import { IconChevronLeft, IconChevronRight } from '@martelo/ui/icones.tsx'
import { Link } from '../../../core/ligacao.tsx'
import { inicial, quantos, usePalavras } from '../../../core/palavras-do-site.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'

interface LeilaoNoMes {
  readonly uid: string
  readonly nomeSemData: string
  readonly data: string
  readonly quadro: string
  readonly cidade: string
  readonly uf: string
}
interface Mes {
  readonly nome: string
  readonly quantos: number
  readonly antes: string
  readonly depois: string
  readonly semanas: readonly (readonly ({
    readonly dia: string
    readonly leiloes: readonly LeilaoNoMes[]
  } | null)[])[]
}
const DIAS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const BRASILIA_MS = 3 * 3_600_000
/** Brasília has had no summer time since 2019. */
const hora = (data: string): string => new Date(Date.parse(data) - BRASILIA_MS).toISOString().slice(11, 16)

export function MesDaAgenda({ mes, hoje }: { mes: Mes; hoje: string }) {
  const p = usePalavras()
  return (
    <section className="mes">
      <div className="mes__topo">
        <Link to={mes.antes} aria-label="Mês anterior" preventScrollReset>
          <IconChevronLeft size={22} />
        </Link>
        <h2 id="nome-do-mes">{inicial(mes.nome)}</h2>
        <Link to={mes.depois} aria-label="Próximo mês" preventScrollReset>
          <IconChevronRight size={22} />
        </Link>
        <p role="status">
          {mes.quantos === 0 ? `Nenhum ${p.leilao.um} neste mês` : quantos(mes.quantos, p.leilao)}
        </p>
      </div>
      <table aria-labelledby="nome-do-mes">
        <thead>
          <tr>
            {DIAS.map((d) => (
              <th key={d} scope="col">
                <abbr title={d}>{d.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mes.semanas.map((semana, i) => (
            <tr key={i}>
              {semana.map((d, j) => (
                <td
                  key={j}
                  data-vazio={!d?.leiloes.length || undefined}
                  aria-current={d?.dia === hoje ? 'date' : undefined}
                >
                  {d && (
                    <>
                      <time dateTime={d.dia}>
                        {Number(d.dia.slice(8))}
                        <span className="mes__semana"> {DIAS[j]}</span>
                      </time>
                      {d.leiloes.map((l) => (
                        <Link key={l.uid} to={`${IR.agenda}/${l.uid}`} data-quadro={l.quadro}>
                          <b>{hora(l.data)}</b> {l.nomeSemData} <small>{`${l.cidade}/${l.uf}`}</small>
                        </Link>
                      ))}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
