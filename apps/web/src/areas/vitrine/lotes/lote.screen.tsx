// The page of one lot (specification: lote/individual): photographs, facts, place and costs; on the right, always in
// reach, the price and the bid.
import { Breadcrumbs } from '@martelo/ui/navigation.tsx'
import { useEffect } from 'react'
import { doServidor } from '../../../core/contexto.ts'
import { inicial, usePalavras } from '../../../core/palavras-do-site.ts'
import { HistoricoDeLances } from '../../../parts/lances/historico-de-lances.tsx'
import { PainelDeLance } from '../../../parts/lances/painel-de-lance.tsx'
import { useLoteAoVivo } from '../../../parts/lances/usar-lote-ao-vivo.ts'
import { BotaoFavorito } from '../../../parts/lotes/botao-favorito.tsx'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { CustoTotal } from '../../../parts/lotes/custo-total.tsx'
import { anos, quilometros } from '../../../parts/lotes/reais.ts'
import { SituacaoDoLote } from '../../../parts/lotes/situacao-do-lote.tsx'
import { estouNoLote, lembrarVisto } from '../../../parts/lotes/visitas.ts'
import { lotesCom, IR } from '../caminhos.ts'
import { Trilho } from '../hotsites/inicio/trilho.tsx'
import type { Route } from './+types/lote.screen.ts'
import { CabecaDoLote } from './lote/cabeca-do-lote.tsx'
import { Compartilhar } from './lote/compartilhar.tsx'
import { carregarLote } from './lote/carregar-lote.server.ts'
import { Conjunto } from './lote/conjunto.tsx'
import { Fatos } from './lote/fatos.tsx'
import { Frete } from './lote/frete.tsx'
import { GaleriaDoLote } from './lote/galeria-do-lote.tsx'
import './lote/lote.css'
import { Local } from './lote/local.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  carregarLote(context.get(doServidor), url)
type Dados = Awaited<ReturnType<typeof loader>>

export default function Lote({ loaderData }: Route.ComponentProps) {
  // Another lot is another page: nothing typed and nothing heard of the one before may stay.
  return <PaginaDoLote key={loaderData.lote.uid} {...loaderData} />
}

function PaginaDoLote({ lote: original, retrato, grupos, avisos, aberto, semelhantes }: Dados) {
  const vivo = useLoteAoVivo(original.uid, retrato)
  const estado = vivo.retrato?.estado ?? retrato.estado
  const lote = { ...original, situacao: estado.situacao }
  const p = usePalavras()
  useEffect(() => {
    lembrarVisto(original.veiUid)
    return estouNoLote(original.uid)
  }, [original.uid, original.veiUid])
  const resumo = [
    anos(lote.anoFabricacao, lote.anoModelo),
    lote.km === null ? null : quilometros(lote.km),
    lote.cidade && `${lote.cidade}/${lote.uf}`,
  ].filter(Boolean)
  return (
    <div className="pagina lote">
      <CabecaDoLote lote={lote} aberto={aberto} />
      <Breadcrumbs
        items={[
          { label: 'Início', href: IR.inicio },
          {
            label: lote.categoria === 'Moto' ? 'Motos' : lote.categoria,
            href: lotesCom({ categoria: lote.categoria }),
          },
          { label: lote.marca, href: lotesCom({ categoria: lote.categoria, marca: lote.marca }) },
          { label: `${inicial(p.lote.um)} ${lote.numero}` },
        ]}
      />
      <div className="lote__grade">
        <div className="lote__galeria">
          <GaleriaDoLote lote={lote} />
        </div>
        <header className="lote__titulo">
          <div>
            <p>
              {inicial(p.lote.um)} {lote.numero} · {lote.leilao.nome}
            </p>
            <h1>{lote.nome}</h1>
            <p>{resumo.join(' · ')}</p>
          </div>
          <div className="lote__acoes">
            <SituacaoDoLote situacao={lote.situacao} />
            <BotaoFavorito veiUid={lote.veiUid} nome={lote.nome} sobreFoto={false} />
            <Compartilhar nome={lote.nome} url={lote.url} />
          </div>
        </header>
        <aside className="lote__painel" id="lances" aria-label={inicial(p.lance.varios)}>
          <PainelDeLance vivo={vivo} />
        </aside>
        <div className="lote__corpo">
          {avisos.length > 0 && (
            <ul className="lote__avisos">
              {avisos.map((a) => (
                <li key={a}>{a}</li>
              ))}
            </ul>
          )}
          {lote.conjunto.length > 0 && <Conjunto lote={lote} />}
          {lote.descricao && (
            <section>
              <h2>Descrição</h2>
              <p className="lote__descricao">{lote.descricao}</p>
            </section>
          )}
          <Fatos grupos={grupos} arquivos={lote.arquivos} />
          {aberto && (
            <section>
              <h2>Quanto custa</h2>
              <CustoTotal valores={lote.valor} oferta={estado.proximo} />
            </section>
          )}
          <Local local={lote.localizacao} />
          <Frete lote={lote} />
          {vivo.retrato && <HistoricoDeLances retrato={vivo.retrato} />}
        </div>
      </div>
      {semelhantes.length > 0 && (
        <Trilho titulo="Semelhantes" para={lotesCom({ categoria: lote.categoria })}>
          {semelhantes.map((l) => (
            <CartaoDoLote key={l.uid} lote={l} />
          ))}
        </Trilho>
      )}
    </div>
  )
}
