// One lot on which the client has bid: how he stands, what it costs now, and the one thing to do.
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { comoTerminou } from '@martelo/domain/lances/fim-da-proposta.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { rotuloDaSituacao, rotuloPublico, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { Button, ButtonContent, buttonLook } from '@martelo/ui/button.tsx'
import { Countdown } from '@martelo/ui/countdown.tsx'
import { Money } from '@martelo/ui/money.tsx'
import { Photo } from '@martelo/ui/photo.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'
import { Negociacao } from '../../../parts/lances/negociacao.tsx'
import { MinhaPosicao } from '../../../parts/lances/placar-do-lote.tsx'
import { ReciboDoLance } from '../../../parts/lances/recibo-do-lance.tsx'
import { fotoDoKit } from '../../../parts/lotes/fotos.ts'
import { VerOLance } from '../../../parts/transmissoes/ver-o-lance.tsx'
import { CobrirLance } from './cobrir-lance.tsx'
import './meus-lances.css'
import type { MeuLanceNaLista } from './usar-meus-lances.ts'

export function LinhaDoLance({ lance: l }: { readonly lance: MeuLanceNaLista }) {
  const { tipo } = useMarca()
  const p = palavras(tipo)
  const foto = l.foto === null ? null : fotoDoKit(l.foto, l.nome, 0)
  const superado = l.estado === 'superado'
  const fim = l.dataFim === null ? null : Date.parse(l.dataFim)
  const aberto = l.estado === 'ganhando' || superado || recebeLances(l.situacaoLote as SituacaoLote)
  // A proposal is no bid: it leads nothing, and only the house sees it.
  const soProposta = l.tipo === 'Proposta' && l.estado === 'nao-esta-participando'
  const terminou = soProposta && l.proposta !== null ? comoTerminou(l.proposta) : null
  return (
    <li className="meus-lances__linha" data-estado={l.estado}>
      <Link to={l.url} className="meus-lances__foto" tabIndex={-1} aria-hidden="true">
        <Photo foto={foto} sizes="10rem" />
      </Link>
      <div className="meus-lances__dados">
        <Link to={l.url} className="meus-lances__nome">
          {l.nome}
        </Link>
        <span className="meus-lances__leilao">
          {`${maiuscula(p.lote.um)} ${l.numero} · ${l.leilao}`}
          {l.cidade && ` · ${l.cidade}${l.uf ? `/${l.uf}` : ''}`}
        </span>
        <span className="meus-lances__posicao">
          <MinhaPosicao estado={l.estado} />
          {aberto && fim !== null ? (
            <Countdown fim={fim} />
          ) : (
            <span>{(l.estado === 'vencedor' ? rotuloDaSituacao : rotuloPublico)(l.situacaoLote, tipo)}</span>
          )}
        </span>
        <ReciboDoLance recibo={l.recibo} />
        {l.gravado && <VerOLance lelUid={l.lelUid} recibo={l.recibo} />}
      </div>
      <dl className="meus-lances__valores">
        <dt>{soProposta ? 'Minha proposta' : tipo === 'loja' ? 'Minha oferta' : 'Meu lance'}</dt>
        <dd>
          <Money centavos={l.valor} />
          {terminou !== null && <small className="meus-lances__fim">{terminou}</small>}
        </dd>
        <dt>{aberto ? 'Valor atual' : 'Valor final'}</dt>
        <dd>
          <Money centavos={l.valorAtual ?? l.minimo} animate />
        </dd>
        {l.teto !== null && (
          <>
            <dt>Automático até</dt>
            <dd>
              <Money centavos={l.teto} />
            </dd>
          </>
        )}
      </dl>
      {superado && <CobrirLance lelUid={l.lelUid} proximo={l.proximo} />}
      {l.estado === 'vencedor' && (
        <Link to="/cliente/compras" {...buttonLook({ variant: 'primary' })}>
          <ButtonContent>Ver em Minhas compras</ButtonContent>
        </Link>
      )}
      {!superado && l.estado !== 'vencedor' && (
        <Link to={`${l.url}#lance`} {...buttonLook({ variant: 'secondary' })}>
          <ButtonContent>
            {terminou !== null && l.podePropor ? 'Fazer outra proposta' : `Ver ${p.lote.um}`}
          </ButtonContent>
        </Link>
      )}
      <ConversaDoLote lance={l} />
    </li>
  )
}

/** Closed until he opens it: a page of bids would ask for twenty threads. */
function ConversaDoLote({ lance: l }: { readonly lance: MeuLanceNaLista }) {
  const [aberta, setAberta] = useState(l.estado === 'condicional')
  return (
    <div className="meus-lances__acordo">
      {aberta ? (
        <Negociacao lelUid={l.lelUid} chave={[l.estado, l.valor, l.teto, l.situacaoLote].join(' ')} />
      ) : (
        <Button variant="ghost" onClick={() => setAberta(true)}>
          Ver a negociação
        </Button>
      )}
    </div>
  )
}
