/**
 * The storefront as it would look if the form were saved now. It stands in a frame of its own, so that widths, colours
 * and styles of the work area do not reach it and its media queries see the width of a telephone. Nothing in it can be
 * operated (`inert`): it is a picture that follows the form.
 */

import interLatino from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import accordion from '@martelo/ui/accordion.css?inline'
import base from '@martelo/ui/base.css?inline'
import button from '@martelo/ui/button.css?inline'
import card from '@martelo/ui/card.css?inline'
import chip from '@martelo/ui/chip.css?inline'
import money from '@martelo/ui/money.css?inline'
import photo from '@martelo/ui/photo.css?inline'
import reset from '@martelo/ui/reset.css?inline'
import { calcularTema } from '@martelo/ui/tema/tema.ts'
import { temaParaCss } from '@martelo/ui/tema/tema-para-css.ts'
import tokens from '@martelo/ui/tokens.css?inline'
import { type CSSProperties, useDeferredValue, useState } from 'react'
import { createPortal } from 'react-dom'
import amostra from './amostra.css?inline'
import { Amostra } from './amostra.tsx'
import { temaDe, type Valores } from './hotsite-lido.ts'

const FONTE = `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url("${interLatino}") format("woff2-variations")}`
const ESTILOS = [tokens, FONTE, reset, base, button, card, chip, money, photo, accordion, amostra].join('\n')
const DOCUMENTO = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Prévia</title><style>${ESTILOS}</style></head><body inert></body></html>`

const LARGURAS = { telefone: 390, computador: 1280 } as const
type Aparelho = keyof typeof LARGURAS
type Modo = 'claro' | 'escuro'

export function Previa({ valores, tipo }: { valores: Valores; tipo: TipoHotsite }) {
  const [aparelho, setAparelho] = useState<Aparelho>('telefone')
  const [modo, setModo] = useState<Modo>('claro')
  const [corpo, setCorpo] = useState<HTMLElement | null>(null)
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  // Dragging in a colour picker stays smooth: the picture follows when there is time.
  const v = useDeferredValue(valores)
  const largura = LARGURAS[aparelho]
  const escala = width === 0 ? 1 : Math.min(1, width / largura)
  const medida: CSSProperties = {
    width: largura,
    height: height / escala,
    transform: `scale(${escala})`,
    left: Math.max(0, (width - largura * escala) / 2),
  }
  return (
    <aside className="hotsite-previa" data-aparelho={aparelho} aria-label="Prévia do site">
      <div className="hotsite-previa__barra">
        <SegmentedControl
          size="xs"
          aria-label="Largura da prévia"
          value={aparelho}
          onChange={(a) => setAparelho(a)}
          data={[
            { value: 'telefone', label: 'Celular' },
            { value: 'computador', label: 'Computador' },
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label="Modo da prévia"
          value={modo}
          onChange={(m) => setModo(m)}
          data={[
            { value: 'claro', label: 'Claro' },
            { value: 'escuro', label: 'Escuro' },
          ]}
        />
      </div>
      <div className="hotsite-previa__palco" ref={ref}>
        <iframe
          title="Prévia do site com as mudanças ainda não salvas"
          srcDoc={DOCUMENTO}
          style={medida}
          onLoad={(e) => setCorpo(e.currentTarget.contentDocument?.body ?? null)}
        />
        {corpo &&
          createPortal(
            <>
              <style>{temaParaCss(calcularTema(temaDe(v)))}</style>
              <div data-esquema={modo} className="amostra">
                <Amostra v={v} tipo={tipo} escuro={modo === 'escuro'} />
              </div>
            </>,
            corpo,
          )}
      </div>
    </aside>
  )
}
