// The house's own broadcast in the room: it starts muted by itself, the price stays the room's. Where the line or the device
// cannot play it there is a still picture every five seconds, and below that the lot's photograph (`children`).
import {
  type EstadoDoPlayer,
  esperaQuadro,
  PALAVRA_DO_PLAYER,
  temImagem,
} from '@martelo/domain/transmissoes/player.ts'
import { GUARDA_DE_GRAVACOES_DIAS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import type { SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import './transmissao-da-casa.css'
import { entrarDepois } from '../../core/entrar-depois.ts'
import { TransmissaoDeFora } from '../pregao/transmissao-de-fora.tsx'
import { BotoesDoPlayer } from './botoes-do-player.tsx'
import { emJanela } from './janela-e-tela-cheia.ts'
import type { NucleoDoPlayer } from './nucleo-do-player.ts'
import { PlayerFmp4, temMse } from './player-fmp4.ts'
import { PlayerHls } from './player-hls.ts'
import { type Assistida, buscarTransmissao, enderecoDoPrincipal, passeValePorMs } from './passe-de-ver.ts'

const OCULTA_MS = 30_000
const QUADRO_MS = 5_000

interface Props {
  readonly leilaoUid: string
  readonly nome: string
  /** what the room says meanwhile */
  readonly aviso?: string
  readonly children?: ReactNode
}

const poupaDados = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A caption stays as long as it takes to be read. */
const legivelPorMs = (texto: string): number => Math.max(4_000, texto.length * 90)

const SEM_LEGENDA = { canalUid: '', texto: '' }

/** Which channel there is now and when it changes, and what is typed at its desk. */
function useCanal(leilaoUid: string): readonly [Assistida | null, string] {
  const [assistida, setAssistida] = useState<Assistida | null>(null)
  const [legenda, setLegenda] = useState(SEM_LEGENDA)
  useEffect(() => {
    const timer =
      legenda.texto === ''
        ? undefined
        : setTimeout(() => setLegenda(SEM_LEGENDA), legivelPorMs(legenda.texto))
    return () => clearTimeout(timer)
  }, [legenda])
  useEffect(() => {
    let vale = true
    const carregar = (): void => {
      buscarTransmissao(leilaoUid).then(
        (a) => vale && setAssistida(a),
        () => undefined,
      )
    }
    carregar()
    const sair = entrarDepois(`player:${leilaoUid}`, {
      quadro: (q) => {
        if (q.evento === 'atualizar-player-principal') carregar()
        if (q.evento === 'legenda-transmissao')
          setLegenda({ canalUid: String(q.dados.canalUid), texto: String(q.dados.texto) })
      },
      recarregar: carregar,
    })
    return () => {
      vale = false
      sair()
    }
  }, [leilaoUid])
  // Another channel's desk has words of its own.
  return [assistida, legenda.canalUid === assistida?.canal?.uid ? legenda.texto : '']
}

export function TransmissaoDaCasa(p: Props) {
  const [assistida, legenda] = useCanal(p.leilaoUid)
  const [querVer, setQuerVer] = useState(true)
  useEffect(() => setQuerVer(!poupaDados()), [])
  const url = assistida?.transmissaoUrl ?? null
  const noAr = assistida?.canal != null && assistida.canal.situacao !== 'PARADO'
  if (!noAr)
    return url === null ? (
      p.children
    ) : (
      <TransmissaoDeFora endereco={url} nome={p.nome} {...(p.aviso ? { aviso: p.aviso } : {})}>
        {p.children}
      </TransmissaoDeFora>
    )
  if (!querVer)
    return (
      <div className="transmissao-casa">
        {p.children}
        <p className="transmissao-casa__linha">
          <button type="button" onClick={() => setQuerVer(true)} {...buttonLook()}>
            <IconPlay size={18} /> Assistir à transmissão
          </button>
          <span>A economia de dados está ligada.</span>
        </p>
      </div>
    )
  const { uid = '', gravar, disponivel, situacao = 'PARADO' } = assistida.canal ?? {}
  // Another channel is another programme: a player of its own.
  return (
    <Tela
      {...p}
      key={uid}
      canalUid={uid}
      situacao={situacao}
      dita={assistida}
      url={url}
      legenda={legenda}
      gravada={gravar === true}
      publicada={disponivel !== false}
    />
  )
}

interface DaTela extends Props {
  readonly canalUid: string
  /** as the room tells it, and its last answer, whether it tells something new or not */
  readonly situacao: SituacaoDoCanal
  readonly dita: Assistida
  readonly url: string | null
  readonly legenda: string
  readonly gravada: boolean
  /** false: the viewer is staff, and the public does not see it */
  readonly publicada: boolean
}

function usePlayer({ leilaoUid, canalUid, situacao, dita }: DaTela) {
  const video = useRef<HTMLVideoElement>(null)
  const player = useRef<NucleoDoPlayer | null>(null)
  const [estado, setEstado] = useState<EstadoDoPlayer>('carregando')
  const [qualidade, setQualidade] = useState<'alta' | 'baixa'>('baixa')
  useEffect(() => {
    const v = video.current
    if (v === null) return
    const ouvinte = { estado: setEstado, qualidade: setQualidade }
    const p = temMse()
      ? new PlayerFmp4(
          v,
          { endereco: (novo) => enderecoDoPrincipal(leilaoUid, 'ver', canalUid, novo) },
          ouvinte,
        )
      : new PlayerHls(
          v,
          {
            endereco: (novo) => enderecoDoPrincipal(leilaoUid, 'master.m3u8', canalUid, novo),
            valePorMs: () => passeValePorMs(leilaoUid),
          },
          ouvinte,
        )
    player.current = p
    let timer: ReturnType<typeof setTimeout> | undefined
    // A tab that is not looked at takes no data for long; a picture in its own window is looked at.
    const aoMudar = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') p.mostrar()
      else if (!emJanela(v)) timer = setTimeout(() => p.ocultar(), OCULTA_MS)
    }
    document.addEventListener('visibilitychange', aoMudar)
    v.addEventListener('leavepictureinpicture', aoMudar)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', aoMudar)
      v.removeEventListener('leavepictureinpicture', aoMudar)
      p.parar()
      player.current = null
    }
  }, [leilaoUid, canalUid])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also one that says the same
  useEffect(() => player.current?.situar(situacao), [situacao, dita])
  return { video, player, estado, qualidade }
}

function Tela(p: DaTela) {
  const { leilaoUid, canalUid, nome, aviso, url, legenda, gravada, publicada, children } = p
  const { video, player, estado, qualidade } = usePlayer(p)
  const [mudo, mudarSom] = useSom(video)
  const [comLegenda, setComLegenda] = useState(true)
  const [emPe, setEmPe] = useState(false)
  const [veioQuadro, setVeioQuadro] = useState(false)
  const comImagem = temImagem(estado, veioQuadro)
  return (
    <div className="transmissao-casa" data-estado={estado} data-em-pe={emPe || undefined}>
      <div className="transmissao-casa__quadro">
        {!comImagem && children}
        {estado === 'so-imagem' && <QuadroParado leilaoUid={leilaoUid} canalUid={canalUid} nome={nome} />}
        <video
          ref={video}
          muted={mudo}
          playsInline
          autoPlay
          hidden={!comImagem || estado === 'so-imagem'}
          aria-label={`Transmissão de ${nome}`}
          onLoadedData={() => setVeioQuadro(true)}
          onResize={({ currentTarget: v }) => setEmPe(v.videoHeight > v.videoWidth)}
        >
          <track kind="captions" />
        </video>
        {esperaQuadro(estado, veioQuadro) && <div className="transmissao-casa__antes">{children}</div>}
        <p className="transmissao-casa__legenda" role="status" aria-label="Legenda">
          {comLegenda && comImagem && legenda && <span>{legenda}</span>}
        </p>
      </div>
      <div className="transmissao-casa__linha">
        <span role="status" className="transmissao-casa__estado">
          {aviso && <b>{aviso} </b>}
          {PALAVRA_DO_PLAYER[estado]}
          {!publicada && <b> · Não publicada: só a equipe vê</b>}
        </span>
        {comImagem && (
          <BotoesDoPlayer
            video={video}
            player={player}
            estado={estado}
            qualidade={qualidade}
            mudo={mudo}
            mudarSom={mudarSom}
            comLegenda={comLegenda}
            mudarLegenda={setComLegenda}
          />
        )}
        {gravada && <Gravada />}
      </div>
      {estado === 'so-imagem' && url !== null && <TransmissaoDeFora endereco={url} nome={nome} />}
    </div>
  )
}

const CHAVE_DO_SOM = 'martelo-som-da-transmissao'

/** A viewer who wants sound is asked once per visit: a browser that lets a page play with sound does so after a reload, too. */
function useSom(video: RefObject<HTMLVideoElement | null>) {
  const [mudo, setMudo] = useState(true)
  useEffect(() => {
    if (sessionStorage.getItem(CHAVE_DO_SOM) !== '1') return
    const v = video.current
    const tentar = (): void => {
      if (v === null) return
      v.muted = false
      v.play().then(
        () => setMudo(false),
        () => {
          // Not before a touch: without sound, as at first.
          v.muted = true
          v.play().catch(() => undefined)
        },
      )
    }
    v?.addEventListener('playing', tentar, { once: true })
    return () => v?.removeEventListener('playing', tentar)
  }, [video])
  const mudar = (sem: boolean): void => {
    setMudo(sem)
    if (sem) sessionStorage.removeItem(CHAVE_DO_SOM)
    else sessionStorage.setItem(CHAVE_DO_SOM, '1')
  }
  return [mudo, mudar] as const
}

/** What people in the picture have a right to know. */
const Gravada = () => (
  <small className="transmissao-casa__gravada">
    Imagem e som são gravados e guardados por {GUARDA_DE_GRAVACOES_DIAS} dias.{' '}
    <a href="/cookies">Privacidade</a>
  </small>
)

function QuadroParado({ leilaoUid, canalUid, nome }: Pick<DaTela, 'leilaoUid' | 'canalUid' | 'nome'>) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    const buscar = (): void => {
      void enderecoDoPrincipal(leilaoUid, 'quadro.jpg', canalUid).then(
        (e) => setSrc(e && `${e}&n=${Math.floor(Date.now() / QUADRO_MS)}`),
        () => undefined,
      )
    }
    buscar()
    const timer = setInterval(buscar, QUADRO_MS)
    return () => clearInterval(timer)
  }, [leilaoUid, canalUid])
  return src && <img src={src} alt={`Imagem parada de ${nome}`} width={1280} height={720} />
}
