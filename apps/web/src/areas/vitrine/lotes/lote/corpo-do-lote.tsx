// What one reads below the photographs of a lot: warnings, set, description, facts, wheels, papers, cost, price, place,
// auction, questions, history.
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { lazy, Suspense } from 'react'
import { Link } from '../../../../core/ligacao.tsx'
import { HistoricoDeLances } from '../../../../parts/lances/historico-de-lances.tsx'
import { aviseMeDeParecidos } from '../avise-me/endereco-do-aviso.ts'
import { CarimbosDoLote } from './carimbos-do-lote.tsx'
import { Conjunto } from './conjunto.tsx'
import { ContextoDePreco } from './contexto-de-preco.tsx'
import { ConversaDoLote } from './conversa-do-lote.tsx'
import { CustosDoLote } from './custos-do-lote.tsx'
import { pistaNoAr, useDadosDoLote, useRetrato } from './dados-do-lote.ts'
import { Fatos, NotaFiscal } from './fatos.tsx'
import { Local } from './local.tsx'
import { Pneus } from './pneus.tsx'
import { SobreOLeilao } from './sobre-o-leilao.tsx'
import { RodapeDoLote } from './relatar-problema-do-lote.tsx'
import { VistoriaDoLote } from './danos-e-nota.tsx'
import { VideoDoLote } from './video-do-lote.tsx'

const DaPista = lazy(() =>
  import('../../../../parts/transmissoes/transmissao-da-casa.tsx').then((m) => ({
    default: m.TransmissaoDaCasa,
  })),
)

const ParteJudicial = lazy(() => import('./parte-judicial.tsx'))

export default function CorpoDoLote() {
  const { lote, grupos, avisos, promocoes, precos, arquivoDePrecos, visitacao, vistoria } = useDadosDoLote()
  const retrato = useRetrato()
  const { rodas, bloco } = lote.veiculo
  return (
    <>
      <CarimbosDoLote carimbos={lote.carimbosDoLote} promocoes={promocoes} />
      {lote.relistado && (
        <p className="lote__relistado">
          Este bem está à venda de novo: <Link to={lote.relistado}>ver onde está agora</Link>.
        </p>
      )}
      {avisos.length > 0 && (
        <ul className="lote__avisos">
          {avisos.map((a) => (
            <li key={a}>{a}</li>
          ))}
        </ul>
      )}
      {lote.conjunto.length > 0 && <Conjunto lote={lote} />}
      {pistaNoAr(lote, retrato.estado.situacao) && (
        <Suspense fallback={null}>
          <DaPista leilaoUid={lote.leilao.uid} nome={lote.leilao.nome} />
        </Suspense>
      )}
      {lote.video && <VideoDoLote src={lote.video} nome={lote.nome} />}
      {lote.descricao && (
        <section>
          <h2>Descrição</h2>
          <p className="lote__descricao">{lote.descricao}</p>
        </section>
      )}
      <Fatos grupos={grupos} arquivos={lote.arquivos} />
      {lote.judicial !== null && (
        <Suspense fallback={null}>
          <ParteJudicial lelUid={lote.uid} />
        </Suspense>
      )}
      {vistoria && <VistoriaDoLote v={vistoria} legendas={lote.fotosUrls.map((f) => f.legenda)} />}
      {bloco !== null && rodas.length > 0 && (
        <section>
          <h2>Pneus</h2>
          <Pneus rodas={rodas} bloco={bloco} />
        </section>
      )}
      <NotaFiscal itens={lote.itensNotaFiscal} />
      <CustosDoLote />
      {precos && <ContextoDePreco precos={precos} arquivo={arquivoDePrecos} />}
      <Local
        local={lote.localizacao}
        visitar={recebeLances(lote.situacao) ? lote.uid : null}
        visitacao={visitacao}
      />
      <SobreOLeilao />
      <ConversaDoLote />
      <HistoricoDeLances retrato={retrato} comImagem={lote.transmissaoNaPista || lote.leilaoGravado} />
      <RodapeDoLote lelUid={lote.uid} nome={lote.nome} avise={aviseMeDeParecidos(lote)} />
    </>
  )
}
