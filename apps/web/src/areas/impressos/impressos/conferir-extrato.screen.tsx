// The public check of a paper: what is recorded under the code that was scanned.
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { doServidor } from '../../../core/contexto.ts'
import type { Route } from './+types/conferir-extrato.screen.ts'
import { comoResposta, Reais } from './folha-impressa.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await context
      .get(doServidor)
      .chamar('GET /v1/impressos/conferir/:hash', { params: { hash: params.hash } })
  } catch (e) {
    throw comoResposta(e)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Conferir documento' },
  { name: 'robots', content: 'noindex' },
]

export default function TelaDeConferencia({ loaderData: p }: Route.ComponentProps) {
  return (
    <article>
      <h1>Documento autêntico</h1>
      <p>
        {p.hotsite} emitiu este documento. Compare com o papel: os dados abaixo são os registrados agora (
        {formatarDataHora(Date.parse(p.conferidoAt))}).
      </p>
      <dl>
        <dt>Documento</dt>
        <dd>{p.documento}</dd>
        <dt>Situação</dt>
        <dd>{p.situacao}</dd>
        <dt>Leilão</dt>
        <dd>
          {p.leilao} · {formatarDataHora(Date.parse(p.leilaoData))}
        </dd>
        <dt>Comprador</dt>
        <dd>{p.comprador}</dd>
      </dl>
      <h2>Itens</h2>
      <table>
        <tbody>
          {p.lotes.map((l) => (
            <tr key={l.numero}>
              <td>
                {l.numero} – {l.nome}
              </td>
              <Reais v={l.valor} />
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td className="valor">
              <strong>{formatarReais(p.valorTotal)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  )
}
