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

function pagina(h: Partial<Hotsite>): string {
  let html = ''
  const r = { writeHead: () => r, end: (t: string) => (html = t) } as unknown as ServerResponse
  paginaEmManutencao({ ...FECHADA, ...h }, AGORA, r)
  return html
}

test('a closed house says that it is closed for maintenance beside its own words', () => {
  expect(pagina({})).toMatch(/Site em manutenção<.*Troca de servidor/)
})

test('nothing is said twice, and a house to come is under no maintenance', () => {
  expect(pagina({ manutencaoMensagem: '' }).match(/manutenção/g)).toHaveLength(1)
  expect(pagina({ emPreparacao: true })).not.toContain('manutenção')
})
