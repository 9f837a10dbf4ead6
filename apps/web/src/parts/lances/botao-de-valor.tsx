// A button that sends the value it shows: the one shown when the press began. Where that changed a moment before, it
// asks with the new one. Every button of a bid, a purchase or an acceptance is one.
import { Button, type ButtonProps } from '@martelo/ui/button.tsx'
import { Dialog } from '@martelo/ui/dialog.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import './painel-de-lance.css'
import { PressaoDoControle } from './pressao.ts'

const NO_NAVEGADOR = typeof document !== 'undefined'
const useAoDesenhar = NO_NAVEGADOR ? useLayoutEffect : () => undefined
const TECLAS = new Set(['Enter', ' '])

/**
 * What a control has to be told. `valor` null: it shows none. `recente`: it came where something else stood. Not the
 * value of the last render: it may have changed between the finger's decision and its touch.
 */
export function usePressao(valor: number | null, recente = false) {
  const [pressao] = useState(() => new PressaoDoControle())
  useAoDesenhar(() => pressao.mostrar(valor, performance.now(), recente), [pressao, valor, recente])
  return {
    ouvir: {
      onPointerDown: (e: { timeStamp: number }) => pressao.apertar(e.timeStamp),
      onPointerCancel: () => pressao.largar(),
      onBlur: () => pressao.largar(),
      onKeyDown: (e: KeyboardEvent) => {
        if (TECLAS.has(e.key) && !e.repeat) pressao.apertar(e.timeStamp)
      },
    },
    soltar: (e: { timeStamp: number }) => pressao.soltar(e.timeStamp),
  }
}

export interface PropsDoBotao extends Omit<ButtonProps, 'onClick' | 'children' | 'type'> {
  /** what a press sends; null: the button is off and says so in `rotulo` */
  readonly valor: number | null
  readonly recente?: boolean
  rotulo(valor: number | null): string
  aoEnviar(valor: number): void
}

interface Pergunta {
  readonly antes: number | null
}

export function BotaoDeValor({ valor, recente, rotulo, aoEnviar, disabled, ...botao }: PropsDoBotao) {
  const { ouvir, soltar } = usePressao(valor, recente)
  const [pergunta, setPergunta] = useState<Pergunta | null>(null)
  return (
    <>
      <Button
        {...botao}
        {...ouvir}
        // Not `disabled`, which drops the keyboard's focus: who has just bid by it covers the next bid by it.
        aria-disabled={disabled || undefined}
        onClick={(e) => {
          const p = soltar(e)
          if (disabled) return
          if (p.tipo === 'enviar') aoEnviar(p.valor)
          if (p.tipo === 'perguntar') setPergunta({ antes: p.antes })
        }}
      >
        {rotulo(valor)}
      </Button>
      {pergunta && (
        <ValorMudou
          antes={pergunta.antes}
          valor={valor}
          rotulo={rotulo}
          fechar={() => setPergunta(null)}
          aoEnviar={(v) => {
            setPergunta(null)
            aoEnviar(v)
          }}
        />
      )}
    </>
  )
}

/** Guarded in the same way: a second tap must not confirm. */
function ValorMudou(p: {
  readonly antes: number | null
  readonly valor: number | null
  rotulo(valor: number | null): string
  fechar(): void
  aoEnviar(valor: number): void
}) {
  const { ouvir, soltar } = usePressao(p.valor, true)
  const daqui = p.antes === null ? '' : ` de ${formatarReais(p.antes)}`
  return (
    <Dialog
      open
      onClose={p.fechar}
      size="s"
      title="O valor mudou agora"
      description={
        p.valor === null
          ? 'Não é mais possível enviar.'
          : `O botão passou${daqui} para ${formatarReais(p.valor)} no instante em que você apertou. Nada foi enviado.`
      }
      footer={
        <>
          <Button onClick={p.fechar}>Voltar</Button>
          {p.valor !== null && (
            <Button
              variant="primary"
              {...ouvir}
              onClick={(e) => {
                const r = soltar(e)
                if (r.tipo === 'enviar') p.aoEnviar(r.valor)
              }}
            >
              {p.rotulo(p.valor)}
            </Button>
          )}
        </>
      }
    >
      {p.valor !== null && (
        <p className="lance-confirmar" role="status">
          {formatarReais(p.valor)}
        </p>
      )}
    </Dialog>
  )
}
