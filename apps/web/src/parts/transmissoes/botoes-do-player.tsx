// The buttons under the house's own broadcast. Each is there only where this browser can do what it says; what it then refuses
// all the same is said beside it.
import type { EstadoDoPlayer } from '@martelo/domain/transmissoes/player.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { type RefObject, useEffect, useState } from 'react'
import { abrirEmJanela, encherATela, podeEncherATela, podeTerJanela } from './janela-e-tela-cheia.ts'
import type { NucleoDoPlayer, Qualidade } from './nucleo-do-player.ts'

interface Props {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly player: RefObject<NucleoDoPlayer | null>
  readonly estado: EstadoDoPlayer
  readonly qualidade: Qualidade
  readonly mudo: boolean
  readonly mudarSom: (mudo: boolean) => void
  readonly comLegenda: boolean
  readonly mudarLegenda: (sim: boolean) => void
}

export function BotoesDoPlayer(p: Props) {
  const [pode, setPode] = useState({ janela: false, telaCheia: false })
  const [recado, setRecado] = useState('')
  useEffect(() => {
    const v = p.video.current
    if (v !== null) setPode({ janela: podeTerJanela(v), telaCheia: podeEncherATela(v) })
  }, [p.video])
  const fazer = (oque: (v: HTMLVideoElement) => Promise<void>, senao: string): void => {
    const v = p.video.current
    setRecado('')
    if (v !== null) oque(v).catch(() => setRecado(senao))
  }
  if (p.estado === 'toque')
    return (
      <button type="button" onClick={() => p.player.current?.tocarAgora()} {...buttonLook()}>
        <IconPlay size={18} /> Assistir
      </button>
    )
  // A still picture has no sound, no quality, and no window of its own.
  if (p.estado === 'so-imagem') return null
  return (
    <>
      <button
        type="button"
        aria-pressed={!p.mudo}
        onClick={() => p.mudarSom(!p.mudo)}
        {...buttonLook({ size: 's' })}
      >
        {p.mudo ? 'Ativar som' : 'Tirar som'}
      </button>
      <EscolherQualidade atual={p.qualidade} escolher={(q) => p.player.current?.escolher(q)} />
      <button
        type="button"
        aria-pressed={p.comLegenda}
        onClick={() => p.mudarLegenda(!p.comLegenda)}
        {...buttonLook({ size: 's' })}
      >
        Legendas
      </button>
      {pode.janela && (
        <button
          type="button"
          onClick={() => fazer(abrirEmJanela, 'O navegador não abriu a janela.')}
          {...buttonLook({ size: 's', className: 'transmissao-casa__janela' })}
        >
          Janela
        </button>
      )}
      {pode.telaCheia && <TelaCheia fazer={fazer} />}
      <small role="status">{recado}</small>
    </>
  )
}

/** The stage with its price, or the picture with its words: never the browser's own bar over a bare picture. */
const aVolta = (v: HTMLVideoElement): Element => v.closest('.palco') ?? v.closest('.transmissao-casa') ?? v

function TelaCheia({
  fazer,
}: {
  readonly fazer: (oque: (v: HTMLVideoElement) => Promise<void>, senao: string) => void
}) {
  const [cheia, setCheia] = useState(false)
  useEffect(() => {
    const aoMudar = (): void => setCheia(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', aoMudar)
    return () => document.removeEventListener('fullscreenchange', aoMudar)
  }, [])
  return (
    <button
      type="button"
      onClick={() => fazer((v) => encherATela(v, aVolta(v)), 'O navegador não abriu a tela cheia.')}
      {...buttonLook({ size: 's' })}
    >
      {cheia ? 'Sair da tela cheia' : 'Tela cheia'}
    </button>
  )
}

function EscolherQualidade({
  atual,
  escolher,
}: {
  readonly atual: Qualidade
  readonly escolher: (q: Qualidade | null) => void
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
        <option value="">Auto ({atual})</option>
        <option value="alta">Alta</option>
        <option value="baixa">Baixa</option>
      </select>
    </label>
  )
}
