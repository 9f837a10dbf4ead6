import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import type { Hotsite } from '../tenant/hotsites.ts'
import { paginaEmManutencao } from './sem-hotsite.ts'

const AGORA = Date.parse('2026-11-29T12:00:00Z')
const FECHADA = {
  nome: 'Leilões do Vale',
  logo: null,
  telefone: null,
  emailContato: null,
  emPreparacao: false,
  manutencaoFechaAt: new Date(AGORA - 60_000),
  manutencaoReabreAt: null,
  manutencaoMensagem: 'Troca de servidor',
} as unknown as Hotsite

function responder(h: Partial<Hotsite>): { html: string; cabecalhos: Record<string, string> } {
  const dada = { html: '', cabecalhos: {} }
  const r = {
    writeHead: (_: number, cabecalhos: Record<string, string>) => Object.assign(dada, { cabecalhos }),
    end: (html: string) => Object.assign(dada, { html }),
  } as unknown as ServerResponse
  paginaEmManutencao({ ...FECHADA, ...h }, AGORA, r)
  return dada
}
const pagina = (h: Partial<Hotsite>): string => responder(h).html

test('a closed house says that it is closed for maintenance beside its own words', () => {
  expect(pagina({})).toMatch(/Site em manutenção<.*Troca de servidor/)
})

test('nothing is said twice, and a house to come is under no maintenance', () => {
  expect(pagina({ manutencaoMensagem: '' }).match(/manutenção/g)).toHaveLength(1)
  expect(pagina({ emPreparacao: true })).not.toContain('manutenção')
})

test('a closed page asks again by itself; one of a house to come does not', () => {
  expect(responder({}).cabecalhos['refresh']).toBe('60')
  expect(pagina({})).toContain('se abre sozinha')
  expect(responder({ emPreparacao: true }).cabecalhos).not.toHaveProperty('refresh')
})
