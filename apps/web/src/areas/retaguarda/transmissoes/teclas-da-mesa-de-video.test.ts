import { describe, expect, test } from 'vitest'
import { teclaDeOutro } from './teclas-da-mesa-de-video.ts'

/** What stands where the key was pressed, as its element answers. */
const lugar = (...seletores: string[]) => ({
  closest: (s: string) => (s.split(',').some((x) => seletores.includes(x.trim())) ? ({} as Element) : null),
})

describe('keys that are not the desk’s', () => {
  test.each([
    [['button'], 'Enter', true],
    [['button'], ' ', true],
    [['button'], '1', false],
    [['button'], 't', false],
    [['a[href]'], 'Enter', true],
    [['[role=button]'], ' ', true],
    [['[role=slider]'], 'ArrowLeft', true],
    [['[role=slider]'], 'Enter', false],
    [['input[type=radio]'], 'ArrowRight', true],
    [['input[type=checkbox]'], ' ', true],
    [['input[type=checkbox]'], 'm', false],
    [['video'], 'ArrowRight', true],
    [['video'], 'F1', false],
    [['textarea'], 't', true],
    [['[role=dialog]', 'button'], '1', true],
    [[], 'Enter', false],
    [[], ' ', false],
  ] as const)('on %j the key %j: %j', (seletores, tecla, esperado) => {
    expect(teclaDeOutro(lugar(...seletores), tecla)).toBe(esperado)
  })
})
