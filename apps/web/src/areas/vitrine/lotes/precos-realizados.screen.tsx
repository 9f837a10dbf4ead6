// For how much makes and models were sold here: the list of models, and one model's sales by month and by year. Public
// and for search engines; prices of the hammer, without names of buyers.
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Table } from '@martelo/ui/table.tsx'
import { data } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { Link } from '../../../core/ligacao.tsx'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { reais } from '../../../parts/lotes/reais.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR, lotesCom } from '../../../parts/cabeca/caminhos.ts'
import { trilha } from '../trilha-de-paginas.server.ts'
import type { Route } from './+types/precos-realizados.screen.ts'
import './precos-realizados.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { chamar } = context.get(doServidor)
  const { marca, modelo } = params as { marca?: string; modelo?: string }
  if (marca === undefined || modelo === undefined)
    return {
      modelos: (await chamar('GET /v1/lote/precos-realizados')).modelos,
      um: null,
      dados: [
        trilha(url.origin, [
          ['Início', IR.inicio],
          ['Preços realizados', IR.precos],
        ]),
      ],
    }
  const um = await chamar('GET /v1/lote/precos-realizados/:marca/:modelo', {
    params: { marca, modelo },
  }).catch((e: unknown) => {
    const { codigo } = e as { codigo?: number }
    throw codigo === 404 || codigo === 400 ? data(null, { status: 404 }) : e
  })
  return {
    modelos: [],
    um,
    dados: [
      trilha(url.origin, [
        ['Início', IR.inicio],
        ['Preços realizados', IR.precos],
        [`${um.marca} ${um.modelo}`, um.url],
      ]),
    ],
  }
}

type Dados = Route.ComponentProps['loaderData']
type Modelo = NonNullable<Dados['um']>

export default function PrecosRealizados({ loaderData }: Route.ComponentProps) {
  const { um, modelos, dados } = loaderData
  return (
    <div className="pagina realizados">
      {um ? <Um m={um} dados={dados} /> : <Todos {...{ modelos, dados }} />}
    </div>
  )
}

const NOTA = 'Valores do fechamento, sem despesas. O estado de cada bem muda o preço.'

function Todos({ modelos, dados }: Pick<Dados, 'modelos' | 'dados'>) {
  return (
    <>
      <Cabeca
        titulo="Preços realizados por marca e modelo"
        descricao="Por quanto cada marca e modelo foi vendido aqui: quantidade, mediana e parte da FIPE."
        canonico={IR.precos}
        dados={dados}
      />
      <h1>Preços realizados</h1>
      <p>Por quanto cada modelo foi vendido neste site. {NOTA}</p>
      {modelos.length === 0 ? (
        <p>Ainda não há vendas concluídas para mostrar.</p>
      ) : (
        <Table caption="Vendas por marca e modelo" captionHidden>
          <thead>
            <tr>
              <th scope="col">Marca e modelo</th>
              <th scope="col" data-numeric="">
                Vendas
              </th>
              <th scope="col" data-numeric="">
                Mediana
              </th>
              <th scope="col" data-numeric="">
                Da FIPE
              </th>
            </tr>
          </thead>
          <tbody>
            {modelos.map((m) => (
              <tr key={m.url}>
                <td>
                  <Link to={m.url}>{`${m.marca} ${m.modelo}`}</Link>
                </td>
                <td data-numeric="">{m.quantidade}</td>
                <td data-numeric="">{reais(m.mediana)}</td>
                <td data-numeric="">{parte(m.parteDaFipe)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

function Um({ m, dados }: { readonly m: Modelo; readonly dados: Dados['dados'] }) {
  const p = usePalavras()
  const nome = `${m.marca} ${m.modelo}`
  const vendas = m.quantidade === 1 ? 'Uma venda' : `${m.quantidade} vendas`
  return (
    <>
      <Cabeca
        titulo={`${nome}: preços realizados`}
        descricao={`${vendas} de ${nome} aqui, mediana de ${reais(m.mediana)}.`}
        canonico={m.url}
        dados={dados}
      />
      <p>
        <Link to={IR.precos}>Todos os modelos</Link>
      </p>
      <h1>{nome}</h1>
      <dl className="realizados__numeros">
        <Numero rotulo="Vendas" valor={String(m.quantidade)} />
        <Numero rotulo="Mediana" valor={reais(m.mediana)} />
        <Numero rotulo="Menor e maior" valor={`${reais(m.menor)} a ${reais(m.maior)}`} />
        <Numero rotulo="Parte da FIPE (mediana)" valor={parte(m.parteDaFipe)} />
      </dl>
      <p>{NOTA}</p>
      <p>
        <Link to={lotesCom({ marca: m.marca })}>{`Ver ${p.lote.varios} de ${m.marca} à venda`}</Link>
      </p>
      <h2>Mês a mês</h2>
      <Grupos
        titulo="Vendas por mês"
        primeira="Mês"
        linhas={m.porMes.map((g) => [mesDe(g.mes), g] as const)}
      />
      {m.porAno.length > 0 && (
        <>
          <h2>Por ano do modelo</h2>
          <Grupos
            titulo="Vendas por ano do modelo"
            primeira="Ano"
            linhas={m.porAno.map((g) => [String(g.ano), g] as const)}
          />
        </>
      )}
      <h2>Últimas vendas</h2>
      <Table caption="Últimas vendas" captionHidden>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Onde</th>
            <th scope="col">Ano</th>
            <th scope="col" data-numeric="">
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {m.ultimas.map((v, i) => (
            <tr key={`${v.data}-${i}`}>
              <td>{formatarDataHora(Date.parse(v.data)).slice(0, 10)}</td>
              <td>{v.leilao}</td>
              <td>{v.anoModelo ?? '–'}</td>
              <td data-numeric="">{reais(v.valor)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

const parte = (p: number | null): string => (p === null ? '–' : `${p}%`)
const mesDe = (mes: string): string => mes.split('-').reverse().join('/')

function Numero({ rotulo, valor }: { readonly rotulo: string; readonly valor: string }) {
  return (
    <div>
      <dt>{rotulo}</dt>
      <dd>{valor}</dd>
    </div>
  )
}

function Grupos(p: {
  readonly titulo: string
  readonly primeira: string
  readonly linhas: readonly (readonly [string, { quantidade: number; mediana: number }])[]
}) {
  return (
    <Table caption={p.titulo} captionHidden>
      <thead>
        <tr>
          <th scope="col">{p.primeira}</th>
          <th scope="col" data-numeric="">
            Vendas
          </th>
          <th scope="col" data-numeric="">
            Mediana
          </th>
        </tr>
      </thead>
      <tbody>
        {p.linhas.map(([nome, g]) => (
          <tr key={nome}>
            <td>{nome}</td>
            <td data-numeric="">{g.quantidade}</td>
            <td data-numeric="">{reais(g.mediana)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
