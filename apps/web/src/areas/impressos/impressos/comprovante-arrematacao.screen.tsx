// The short proof of a purchase: who, what, for how much, when, and in which state.
import { formatarDataHoraSegundo } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import type { Route } from './+types/comprovante-arrematacao.screen.ts'
import { BotaoDeImprimir, Comprador, comoResposta, DadosDoItem, Mascarado, Topo } from './folha-impressa.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const hash = url.searchParams.get('hash') ?? ''
  try {
    const r = await context.get(doServidor).chamar('GET /v1/extrato-compra', { query: { hashs: [hash] } })
    return r.vendas
  } catch (e) {
    throw comoResposta(e)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Comprovante de arrematação' },
  { name: 'robots', content: 'noindex' },
]

export default function TelaDoComprovante({ loaderData }: Route.ComponentProps) {
  const titulo = useMarca().tipo === 'loja' ? 'Comprovante de compra' : 'Comprovante de arrematação'
  return (
    <>
      <BotaoDeImprimir />
      {loaderData.map((v) => (
        <article key={v.uid}>
          <Topo c={v.cabecalho} titulo={titulo} numero={`Compra ${v.id} · ${v.situacao}`} />
          <Mascarado completo={v.completo} />
          <Comprador p={v.cliente} />
          {v.itens.map((i) => (
            <section key={i.uid}>
              <h2>Lote {i.numero}</h2>
              <DadosDoItem i={i} />
              <p>
                Arrematado em {formatarDataHoraSegundo(Date.parse(i.arrematadoAt))} por{' '}
                <strong>{formatarReais(i.valor)}</strong> ({i.valorPorExtenso}). Situação: {i.situacao}.
              </p>
              {i.hashDoLote && <p className="folha-miudo">Registro dos lances: {i.hashDoLote}</p>}
            </section>
          ))}
          <p className="folha-miudo">Este comprovante não substitui a nota de arrematação.</p>
        </article>
      ))}
    </>
  )
}
