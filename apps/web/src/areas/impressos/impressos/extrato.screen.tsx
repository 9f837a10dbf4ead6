// The statement of a purchase, by the code that stands on it.
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { doServidor } from '../../../core/contexto.ts'
import type { Route } from './+types/extrato.screen.ts'
import {
  BotaoDeImprimir,
  Comprador,
  comoResposta,
  DadosDoItem,
  type ExtratoImpresso,
  Mascarado,
  Reais,
  Topo,
} from './folha-impressa.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const r = await context
      .get(doServidor)
      .chamar('GET /v1/extrato-compra', { query: { hashs: [params.hash] } })
    return r.vendas
  } catch (e) {
    throw comoResposta(e)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Extrato de compra ${loaderData?.[0]?.id ?? ''}` },
  { name: 'robots', content: 'noindex' },
]

export default function TelaDoExtrato({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BotaoDeImprimir />
      {loaderData.map((v) => (
        <UmExtrato key={v.uid} v={v} />
      ))}
    </>
  )
}

function UmExtrato({ v }: { v: ExtratoImpresso }) {
  return (
    <article>
      <Topo c={v.cabecalho} titulo="Extrato de compra" numero={`Compra ${v.id} · ${v.situacao}`} />
      <Mascarado completo={v.completo} />
      <Comprador p={v.cliente} />
      <h2>Itens</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Retirada e documentos</th>
            <th scope="col" className="valor">
              Valor
            </th>
          </tr>
        </thead>
        <tbody>
          {v.itens.map((i) => (
            <tr key={i.uid}>
              <td>
                <DadosDoItem i={i} />
                <div>{i.valorPorExtenso}</div>
                {i.hashDoLote && <div className="folha-miudo">Registro dos lances: {i.hashDoLote}</div>}
              </td>
              <td>
                {i.retirada}
                <div>{i.entrega ?? 'Entrega a escolher'}</div>
              </td>
              <Reais v={i.valor} />
            </tr>
          ))}
        </tbody>
      </table>
      <Valores v={v} />
      <Pagamentos v={v} />
      {v.instrucoes.length > 0 && (
        <section>
          <h2>Instruções de pagamento</h2>
          <p>Pagamento até {formatarDia(v.dataPagamento)}.</p>
          {v.instrucoes.map((t) => (
            <p key={t}>{t}</p>
          ))}
        </section>
      )}
    </article>
  )
}

function Valores({ v }: { v: ExtratoImpresso }) {
  return (
    <section>
      <h2>Valores</h2>
      <table>
        <tbody>
          {v.linhas.map((l) => (
            <tr key={l.rotulo}>
              <td>{l.rotulo}</td>
              <Reais v={l.valor} />
            </tr>
          ))}
          {v.valorDesconto > 0 && (
            <tr>
              <td>Desconto</td>
              <Reais v={-v.valorDesconto} />
            </tr>
          )}
          <tr>
            <th scope="row">Total</th>
            <td className="valor">
              <strong>{formatarReais(v.valorTotal - v.valorDesconto)}</strong>
            </td>
          </tr>
          <tr>
            <td>Pago e aprovado</td>
            <Reais v={v.aprovado} />
          </tr>
          <tr>
            <td>Restante</td>
            <Reais v={Math.max(0, v.restante)} />
          </tr>
        </tbody>
      </table>
      <p>{v.valorTotalPorExtenso}</p>
    </section>
  )
}

function Pagamentos({ v }: { v: ExtratoImpresso }) {
  if (v.pagamentos.length === 0) return null
  return (
    <section>
      <h2>Pagamentos</h2>
      <table>
        <tbody>
          {v.pagamentos.map((p, i) => (
            <tr key={i}>
              <td>
                {p.rotulo}
                {p.banco && ` · ${p.banco}`}
              </td>
              <td>{p.situacao}</td>
              <td>{p.data && formatarDataHora(Date.parse(p.data))}</td>
              <Reais v={p.valor} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
