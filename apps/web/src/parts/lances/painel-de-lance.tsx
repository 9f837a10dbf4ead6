// The bid panel: everything that a person needs to bid on one lot, and nothing that could be lost by clicking it while
// the connection is away. It stands on the storefront's lot page, in the auditorium and in the client area, so it is
// made of the small kit only.
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { Button } from '@martelo/ui/button.tsx'
import { Card } from '@martelo/ui/card.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { IconCheckCircle } from '@martelo/ui/icones.tsx'
import { IconOffline } from '@martelo/ui/icones-ao-vivo.tsx'
import { IconInfo } from '@martelo/ui/icones-de-uso.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { useTermosDaRecusa } from '../termos/usar-termos-antes.tsx'
import { AcaoDaBarra } from './acao-da-barra.tsx'
import { BarraDoPolegar } from './barra-do-polegar.tsx'
import { usePressao } from './botao-de-valor.tsx'
import { CompraIndisponivel, nadaAComprar } from './compra-indisponivel.tsx'
import { ComprarAgora } from './comprar-agora.tsx'
import { DesfechoDoLote } from './desfecho-do-lote.tsx'
import { FormularioAutomatico, FormularioDeLance, FormularioDeProposta } from './formularios.tsx'
import { EntrarNaBarra, EntrarParaDarLance, Impedimento } from './impedimento.tsx'
import { aplicarResposta, type RetratoDoLote } from './lote-ao-vivo.ts'
import './painel-de-lance.css'
import { PlacarDoLote } from './placar-do-lote.tsx'
import { precoDaVitrine } from './preco-da-vitrine.ts'
import { precoDoLote, precoFixo } from './preco-do-leitor.ts'
import { PrecoFixoDoLote } from './preco-fixo-do-lote.tsx'
import { ReciboDoLance } from './recibo-do-lance.tsx'
import { type Envio, useEnvio } from './usar-envio.ts'
import type { LoteAoVivo } from './usar-lote-ao-vivo.ts'

const Negociacao = lazy(() => import('./negociacao.tsx').then((m) => ({ default: m.Negociacao })))

/** The thread is asked for where he can have said something, and again where that changed. */
const chaveDoFio = ({ estado, meu }: RetratoDoLote, aceito: Envio['aceito']): string | null =>
  meu !== null && (meu.estado !== 'nao-esta-participando' || meu.teto !== null || estado.proposta)
    ? [meu.estado, meu.meuLance, meu.teto, estado.situacao, aceito?.recibo].join(' ')
    : null

/**
 * `recente`: this lot replaced another one, under a finger that was about to press. `naSala`: told by its offers.
 * `cesta`: the act of a shop that sells at the fixed price to who is not enabled.
 */
export function PainelDeLance({
  vivo,
  recente = false,
  naSala = false,
  cesta = null,
}: {
  readonly vivo: LoteAoVivo
  readonly recente?: boolean
  readonly naSala?: boolean
  readonly cesta?: ReactNode
}) {
  const marca = useMarca()
  const quem = useQuem()
  const { retrato, ligacao, recado, erro, mudar, recarregar } = vivo
  const envio = useEnvio(retrato?.estado.lelUid ?? '', (lote) => mudar((r) => aplicarResposta(r, lote)))
  useRelerDepois(envio.aceito, recarregar)
  const termos = useTermosDaRecusa(envio.erro, envio.desistir)
  const treme = useTremor(retrato)
  if (retrato === null) return <Esqueleto erro={erro} tentar={recarregar} />
  const { estado, meu } = retrato
  const fio = chaveDoFio(retrato, envio.aceito)
  const caiu = ligacao === 'caiu' || ligacao === 'barrada' || ligacao === 'fechada'
  const aberto = recebeLances(estado.situacao) || estado.compreJa !== null
  const fixo = naSala || precoDaVitrine(estado, marca.tipo) === null ? null : precoFixo(estado, meu)
  const atos = { retrato, envio, desligado: caiu, recente }
  // What he took back is not told as received any more.
  const depoisDoAto = () => {
    envio.desistir()
    void recarregar()
  }
  return (
    <>
      <Card
        as="section"
        className="lance-painel"
        aria-label={`Painel de ${palavras(marca.tipo).lance.varios}`}
        data-meu={meu?.estado}
        data-treme={treme || undefined}
        id="lance"
      >
        {caiu && <SemLigacao fechada={ligacao === 'fechada'} />}
        {recado && (
          <p className="lance-recado" role="status">
            <IconInfo size={18} /> {recado}
          </p>
        )}
        <PlacarDoLote estado={estado} meu={meu} preco={precoDoLote(estado, meu)} fixo={fixo?.preco ?? null} />
        {aberto && <CompraIndisponivel estado={estado} />}
        {aberto && quem === null && !nadaAComprar(estado) && <EntrarParaDarLance tipo={marca.tipo} />}
        {meu && (
          <OQueImpede
            retrato={retrato}
            meu={meu}
            aberto={aberto}
            jaDito={fixo !== null}
            aoMudar={() => void recarregar()}
          />
        )}
        {aberto && meu && meu.impedimento === null && <Formas {...atos} />}
        {fio !== null && (
          <Suspense fallback={null}>
            <Negociacao lelUid={estado.lelUid} chave={fio} aoMudar={depoisDoAto} />
          </Suspense>
        )}
        <DesfechoDoLote estado={estado} meu={meu} />
        <Resposta envio={envio} superado={meu?.estado === 'superado'} />
        <ConfirmarValorAlto envio={envio} />
        {termos}
      </Card>
      {aberto && !nadaAComprar(estado) && (
        <NoPolegar {...atos} preco={estado.compraIndisponivel ? null : (fixo?.preco ?? null)} cesta={cesta} />
      )}
    </>
  )
}

/** What keeps him from bidding, under the fixed price that he may not press for yet. */
function OQueImpede({
  retrato,
  meu,
  aberto,
  jaDito,
  aoMudar,
}: {
  readonly retrato: RetratoDoLote
  readonly meu: NonNullable<RetratoDoLote['meu']>
  readonly aberto: boolean
  /** the score above is this price */
  readonly jaDito: boolean
  readonly aoMudar: () => void
}) {
  const { tipo } = useMarca()
  return (
    <>
      {aberto && meu.impedimento !== null && (
        <PrecoFixoDoLote retrato={retrato} tipo={tipo} jaDito={jaDito} />
      )}
      <Impedimento
        meu={meu}
        leiUid={retrato.leiUid}
        tipo={tipo}
        temPreco={tipo === 'loja' && jaDito}
        aoMudar={aoMudar}
      />
    </>
  )
}

/** The snapshot is asked for again where only the server knows what changed: ceilings, buy-now, papers. */
function useRelerDepois(aceito: Envio['aceito'], recarregar: LoteAoVivo['recarregar']): void {
  useEffect(() => {
    if (aceito !== null && aceito.acao !== 'lance') void recarregar()
  }, [aceito, recarregar])
}

/**
 * The bar for who reads this lot: a visitor goes to the login, a client bids with the panel's own attempt, and who is not
 * enabled in a shop puts it into the basket at the panel's price.
 */
function NoPolegar({
  preco,
  cesta,
  ...p
}: {
  readonly retrato: RetratoDoLote
  readonly envio: Envio
  readonly desligado: boolean
  readonly recente: boolean
  /** the panel's fixed price */
  readonly preco: number | null
  readonly cesta: ReactNode
}) {
  const { tipo } = useMarca()
  const quem = useQuem()
  const { estado, meu } = p.retrato
  const naCesta = cesta !== null && preco !== null
  const comPreco = naCesta || (preco !== null && (meu === null || meu.impedimento !== null))
  return (
    <BarraDoPolegar
      estado={estado}
      meu={meu}
      preco={comPreco ? preco : precoDoLote(estado, meu)}
      {...(comPreco && { rotulo: 'Preço' })}
      recado={recadoDaBarra(p.envio, meu?.estado === 'superado')}
    >
      {naCesta ? cesta : quem === null ? <EntrarNaBarra /> : <AcaoDaBarra {...p} tipo={tipo} />}
    </BarraDoPolegar>
  )
}

/** What the lot's sale mode and the site's switches allow. */
function Formas({
  retrato,
  envio,
  desligado,
  recente,
}: {
  readonly retrato: RetratoDoLote
  readonly envio: Envio
  readonly desligado: boolean
  readonly recente: boolean
}) {
  const { tipo } = useMarca()
  const { estado } = retrato
  const props = { retrato, envio, tipo, desligado, recente }
  return (
    <div className="lance-formas">
      {estado.tipoNegociacao === 'DISPUTA' && <FormularioDeLance {...props} />}
      {estado.automatico && <FormularioAutomatico {...props} />}
      {estado.proposta && <FormularioDeProposta {...props} />}
      {estado.compreJa !== null && !estado.compraIndisponivel && <ComprarAgora {...props} />}
    </div>
  )
}

const TREMOR_MS = 600

/** True for a moment when a leader is outbid: the panel shakes once, the device sounds if it may. */
function useTremor(retrato: RetratoDoLote | null): boolean {
  const antes = useRef(retrato?.meu?.estado)
  const [treme, setTreme] = useState(false)
  const agora = retrato?.meu?.estado
  useEffect(() => {
    const superado = antes.current === 'ganhando' && agora === 'superado'
    antes.current = agora
    if (!superado) return
    setTreme(true)
    // Heard and felt where the person chose it; the choice is kept in the device.
    void import('../pregao/sons.ts').then((m) => m.avisarSeLigado('superado'))
    const t = setTimeout(() => setTreme(false), TREMOR_MS)
    return () => clearTimeout(t)
  }, [agora])
  return treme
}

function SemLigacao({ fechada }: { fechada: boolean }) {
  return (
    <p className="lance-recado" data-tom="alerta" role="alert">
      <IconOffline size={18} />{' '}
      {fechada
        ? 'O site está fechado por agora. O tempo em que fica parado volta para os lotes.'
        : 'Sem conexão. Reconectando… O que está na tela pode ter mudado.'}
    </p>
  )
}

const textoDoAceito = ({ acao, situacao, valor }: NonNullable<Envio['aceito']>): string =>
  ({
    vencendo: acao === 'cancelar-automatico' ? 'Automático cancelado.' : 'Recebido: você está ganhando.',
    superado: 'Recebido, mas um automático cobriu o seu valor.',
    proposta: `Proposta de ${formatarReais(valor ?? 0)} enviada. Avisaremos a resposta aqui.`,
    vencedor: 'Reservado para você! A venda está sendo criada.',
  })[situacao]

/** What was refused or covered, where it was pressed; who leads is said by the bar itself. */
function recadoDaBarra({ erro, aceito }: Envio, superado: boolean): string | null {
  if (erro) return erro.message
  if (aceito === null || aceito.situacao === 'vencendo' || superado) return null
  return textoDoAceito(aceito)
}

/** `superado`: the good news of a moment ago is none any more. */
function Resposta({ envio, superado }: { readonly envio: Envio; readonly superado: boolean }) {
  const { erro, aceito } = envio
  if (erro)
    return (
      <p className="lance-recado" data-tom="perigo" role="alert">
        {erro.message}
      </p>
    )
  if (!aceito || (superado && aceito.situacao === 'vencendo')) return null
  const texto = textoDoAceito(aceito)
  return (
    <p
      className="lance-recado"
      data-tom={aceito.situacao === 'superado' ? 'alerta' : 'sucesso'}
      role="status"
    >
      <IconCheckCircle size={18} />
      <span>
        {texto} <ReciboDoLance recibo={aceito.recibo} />
      </span>
    </p>
  )
}

function ConfirmarValorAlto({ envio }: { readonly envio: Envio }) {
  const pedido = envio.aConfirmar
  return (
    <Dialog
      open={pedido !== null}
      onClose={envio.desistir}
      size="s"
      title="Confirme o valor"
      description="É muito acima do valor atual."
      footer={
        pedido && (
          <>
            <Button onClick={envio.desistir}>Corrigir</Button>
            <Confirmar envio={envio} pedido={pedido} />
          </>
        )
      }
    >
      {pedido && <p className="lance-confirmar">{formatarReais(pedido.valor)}</p>}
    </Dialog>
  )
}

/** It came under the finger that pressed for the bid: the second tap of a double tap is none. */
function Confirmar({
  envio,
  pedido,
}: {
  readonly envio: Envio
  readonly pedido: NonNullable<Envio['aConfirmar']>
}) {
  const { ouvir, soltar } = usePressao(pedido.valor, true)
  return (
    <Button
      variant="primary"
      loading={envio.enviando !== null}
      {...ouvir}
      onClick={(e) => {
        const p = soltar(e)
        if (p.tipo === 'enviar') void envio.enviar(pedido.acao, p.valor, true)
      }}
    >
      {`Confirmar ${formatarReais(pedido.valor)}`}
    </Button>
  )
}

function Esqueleto({ erro, tentar }: { readonly erro: string | null; readonly tentar: () => Promise<void> }) {
  if (erro)
    return (
      <Card as="section" className="lance-painel">
        <p role="alert">{erro}</p>
        <Button onClick={() => void tentar()}>Tentar novamente</Button>
      </Card>
    )
  return (
    <Card as="section" className="lance-painel" aria-busy="true" aria-label="Carregando o painel de lances">
      <span className="lance-esqueleto" data-largura="curta" />
      <span className="lance-esqueleto" data-largura="valor" />
      <span className="lance-esqueleto" data-largura="botao" />
    </Card>
  )
}
