import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BotaoDeValor } from './botao-de-valor.tsx'

const html = (valor: number | null, disabled: boolean): string =>
  renderToStaticMarkup(
    <BotaoDeValor
      valor={valor}
      disabled={disabled}
      rotulo={(v) => (v === null ? 'Você está ganhando' : `Cobrir: ${v}`)}
      aoEnviar={() => undefined}
    />,
  )

test('who has just bid by the keyboard keeps the focus on the button that is off', () => {
  expect(html(null, true)).toContain('aria-disabled="true"')
  expect(html(null, true)).not.toMatch(/ disabled/)
})
test('a button that is on says nothing of it', () => {
  expect(html(29_000, false)).not.toContain('disabled')
})
