// The house's own broadcast in the room: it starts muted by itself, the price stays the room's. Where the line or the device
// cannot play it there is a still picture every five seconds, and below that the lot's photograph (`children`).
import { GUARDA_DE_GRAVACOES_DIAS } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import './transmissao-da-casa.css'
import { entrarDepois } from '../../core/entrar-depois.ts'
import { TransmissaoDeFora } from '../pregao/transmissao-de-fora.tsx'
import { type EstadoDoPlayer, PlayerFmp4, temMse } from './player-fmp4.ts'
import { buscarTransmissao, enderecoDoPrincipal, type Assistida } from './passe-de-ver.ts'

const PALAVRAS: Readonly<Record<EstadoDoPlayer, string>> = {
  'sem-transmissao': 'Sem transmissão',
  carregando: 'Carregando a imagem',
  'ao-vivo': 'Ao vivo',
  atrasado: 'Ao vivo, com atraso',
  'sem-sinal': 'Sem sinal. Voltamos em instantes',
  intervalo: 'Intervalo',
  reconectando: 'Reconectando',
  parado: 'Transmissão parada',
  'so-imagem': 'Só imagem',
  barrado: 'Seu acesso foi bloqueado',
}
/** Nothing moves behind these: the photograph is the better picture. */
const SEM_IMAGEM: ReadonlySet<EstadoDoPlayer> = new Set(['sem-transmissao', 'parado', 'barrado'])
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
  const { uid = '', gravar, disponivel } = assistida.canal ?? {}
  // Another channel is another programme: a player of its own.
  return (
    <Tela
      {...p}
      key={uid}
      canalUid={uid}
      url={url}
      legenda={legenda}
      gravada={gravar === true}
      publicada={disponivel !== false}
    />
  )
}

interface DaTela extends Props {
  readonly canalUid: string
  readonly url: string | null
  readonly legenda: string
  readonly gravada: boolean
  /** false: the viewer is staff, and the public does not see it */
  readonly publicada: boolean
}

function usePlayer(leilaoUid: string, canalUid: string) {
  const video = useRef<HTMLVideoElement>(null)
  const player = useRef<PlayerFmp4 | null>(null)
  const [estado, setEstado] = useState<EstadoDoPlayer>('carregando')
  const [qualidade, setQualidade] = useState<'alta' | 'baixa'>('baixa')
  useEffect(() => {
    const v = video.current
    if (v === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ligar = (): void => {
      if (temMse())
        player.current ??= new PlayerFmp4(
          v,
          { endereco: () => enderecoDoPrincipal(leilaoUid, 'ver', canalUid) },
          { estado: setEstado, qualidade: setQualidade },
        )
      else void tocarHls(v, { leilaoUid, canalUid }, setEstado)
    }
    const desligar = (): void => {
      player.current?.parar()
      player.current = null
    }
    // A tab that is not looked at takes no data for long.
    const aoMudar = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') ligar()
      else if (document.pictureInPictureElement !== v) timer = setTimeout(desligar, OCULTA_MS)
    }
    ligar()
    document.addEventListener('visibilitychange', aoMudar)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', aoMudar)
      desligar()
    }
  }, [leilaoUid, canalUid])
  return { video, player, estado, qualidade }
}

/** Older telephones play LL-HLS by themselves. */
async function tocarHls(
  v: HTMLVideoElement,
  { leilaoUid, canalUid }: { readonly leilaoUid: string; readonly canalUid: string },
  dizer: (e: EstadoDoPlayer) => void,
): Promise<void> {
  const endereco = await enderecoDoPrincipal(leilaoUid, 'master.m3u8', canalUid).catch(() => null)
  if (endereco === null || v.canPlayType('application/vnd.apple.mpegurl') === '') return dizer('so-imagem')
  v.src = endereco
  v.addEventListener('playing', () => dizer('ao-vivo'))
  v.addEventListener('error', () => dizer('so-imagem'))
}

function Tela({ leilaoUid, canalUid, nome, aviso, url, legenda, gravada, publicada, children }: DaTela) {
  const { video, player, estado, qualidade } = usePlayer(leilaoUid, canalUid)
  const [mudo, setMudo] = useState(true)
  const [comLegenda, setComLegenda] = useState(true)
  const [emPe, setEmPe] = useState(false)
  const comImagem = !SEM_IMAGEM.has(estado)
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
          onResize={({ currentTarget: v }) => setEmPe(v.videoHeight > v.videoWidth)}
        >
          <track kind="captions" />
        </video>
        <p className="transmissao-casa__legenda" role="status" aria-label="Legenda">
          {comLegenda && comImagem && legenda && <span>{legenda}</span>}
        </p>
      </div>
      <div className="transmissao-casa__linha">
        <span role="status" className="transmissao-casa__estado">
          {aviso && <b>{aviso} </b>}
          {PALAVRAS[estado]}
          {!publicada && <b> · Não publicada: só a equipe vê</b>}
        </span>
        <button
          type="button"
          aria-pressed={!mudo}
          onClick={() => setMudo(!mudo)}
          {...buttonLook({ size: 's' })}
        >
          {mudo ? 'Ativar som' : 'Tirar som'}
        </button>
        <Qualidade atual={qualidade} escolher={(q) => player.current?.escolher(q)} />
        <button
          type="button"
          aria-pressed={comLegenda}
          onClick={() => setComLegenda(!comLegenda)}
          {...buttonLook({ size: 's' })}
        >
          Legendas
        </button>
        <button
          type="button"
          onClick={() => void video.current?.requestPictureInPicture?.().catch(() => undefined)}
          {...buttonLook({ size: 's', className: 'transmissao-casa__janela' })}
        >
          Janela
        </button>
        <button
          type="button"
          onClick={() => void video.current?.requestFullscreen?.().catch(() => undefined)}
          {...buttonLook({ size: 's' })}
        >
          Tela cheia
        </button>
        {gravada && <Gravada />}
      </div>
      {estado === 'so-imagem' && url !== null && <TransmissaoDeFora endereco={url} nome={nome} />}
    </div>
  )
}

function Qualidade({
  atual,
  escolher,
}: {
  readonly atual: 'alta' | 'baixa'
  readonly escolher: (q: 'alta' | 'baixa' | null) => void
}) {
  const [fixa, setFixa] = useState('')
  return (
    <label className="transmissao-casa__qualidade">
      <span className="ui-visually-hidden">Qualidade da imagem</span>
      <select
        value={fixa}
        onChange={(e) => {
          const q = e.currentTarget.value
          setFixa(q)
          escolher(q === 'alta' || q === 'baixa' ? q : null)
        }}
      >
        <option value="">Automática ({atual})</option>
        <option value="alta">Alta</option>
        <option value="baixa">Baixa</option>
      </select>
    </label>
  )
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
