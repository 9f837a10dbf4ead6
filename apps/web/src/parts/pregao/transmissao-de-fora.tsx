// The broadcast of an auction that comes from another host. Nothing is asked of that host before the click; then its player
// takes the place of the picture and stays while lots change. It is late by seconds, so price and clock are the room's.
import { transmissaoDe } from '@martelo/domain/leiloes/transmissao.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconPlay } from '@martelo/ui/icones.tsx'
import { IconExternal } from '@martelo/ui/icones-de-uso.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import './transmissao-de-fora.css'

const CHAVE = 'martelo-transmissao'

/** Playing or not; kept for the visit, per address, so that a reload goes on. */
function useTocando(endereco: string | null): readonly [boolean, (sim: boolean) => void] {
  const [tocando, setTocando] = useState(false)
  useEffect(() => setTocando(endereco !== null && sessionStorage.getItem(CHAVE) === endereco), [endereco])
  const mudar = (sim: boolean): void => {
    if (sim && endereco !== null) sessionStorage.setItem(CHAVE, endereco)
    else sessionStorage.removeItem(CHAVE)
    setTocando(sim)
  }
  return [tocando, mudar]
}

/** `children` is the picture shown until the person asks for the broadcast; `aviso` what the room says meanwhile. */
export function TransmissaoDeFora(p: {
  readonly endereco: string | null
  readonly nome: string
  readonly aviso?: string
  readonly children?: ReactNode
}) {
  const [tocando, mudar] = useTocando(p.endereco)
  const t = transmissaoDe(p.endereco)
  if (t === null) return p.children
  if (t.tipo === 'link')
    return (
      <div className="transmissao-viva">
        {p.children}
        <p className="transmissao-viva__linha">
          <a href={t.pagina} target="_blank" rel="noopener noreferrer" {...buttonLook({})}>
            <IconExternal size={18} /> Assistir: {t.rede}
          </a>
          <span>Abre em outra aba, com imagem atrasada.</span>
        </p>
      </div>
    )
  if (!tocando)
    return (
      <div className="transmissao-viva">
        {p.children}
        <p className="transmissao-viva__linha">
          <button type="button" onClick={() => mudar(true)} {...buttonLook()}>
            <IconPlay size={18} /> Assistir à transmissão
          </button>
          <span>Abre um player do {t.rede} nesta página.</span>
        </p>
      </div>
    )
  const quadro = `${t.quadro}${t.quadro.includes('?') ? '&' : '?'}autoplay=1&playsinline=1`
  return (
    <div className="transmissao-viva" data-tocando="">
      <iframe
        src={quadro}
        title={`Transmissão de ${p.nome}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div className="transmissao-viva__linha">
        <div className="transmissao-viva__foto">{p.children}</div>
        <span role="status">
          {p.aviso && <b>{p.aviso} </b>}
          Imagem com atraso: valem o preço e o relógio desta página.
        </span>
        <button
          type="button"
          aria-label="Fechar a transmissão"
          onClick={() => mudar(false)}
          {...buttonLook({ size: 's' })}
        >
          Fechar
        </button>
      </div>
    </div>
  )
}
