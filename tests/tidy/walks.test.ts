import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Fonte, lerFontes, RAIZ } from '../../tools/quality/sources.ts'

const SERVICOS = 'apps/server/src/core/servicos.ts'
/** Passing on what others export is no step of its own. */
const PASSAGEM = /\/(?:port|door)\.ts$/
const DOS_SERVICOS = /\bservicos\b|\bthis\.#s\b|\{ publicador|s\.publicador/

function lerCaminhos(): Map<string, string[]> {
  const partes = readFileSync(join(RAIZ, 'docs/walks.md'), 'utf8').split(/^## /m).slice(1)
  return new Map(
    partes.map((p) => [
      p.split('\n')[0] as string,
      [...p.matchAll(/^\d+\. \[[^\]]+\]\(\.\.\/([^)]+)\)/gm)].map((m) => m[1] as string),
    ]),
  )
}

/** What a file leads to in one step: its imports, behind doors and ports, and the services where it uses them. */
function alcance(fontes: Map<string, Fonte>, caminho: string, visto = new Set<string>()): Set<string> {
  const fonte = fontes.get(caminho)
  const alvos = (fonte?.importacoes ?? []).flatMap((i) => (i.alvo === undefined ? [] : [i.alvo]))
  if (fonte !== undefined && DOS_SERVICOS.test(fonte.texto)) alvos.push(SERVICOS)
  for (const a of alvos) {
    if (visto.has(a)) continue
    visto.add(a)
    if (PASSAGEM.test(a) || a === SERVICOS) alcance(fontes, a, visto)
  }
  return visto
}

test('each walk goes from file to file by definition', () => {
  const fontes = lerFontes()
  const caminhos = lerCaminhos()
  expect([...caminhos.keys()]).toEqual(['A bid', 'A search', 'An imported row', 'A payment'])
  const cortes: string[] = []
  for (const [nome, passos] of caminhos) {
    expect(passos.length, nome).toBeGreaterThan(2)
    for (const [i, passo] of passos.entries()) {
      if (!fontes.has(passo)) cortes.push(`${nome}: ${passo} is not there`)
      const antes = passos.slice(0, i)
      if (i > 0 && !antes.some((a) => alcance(fontes, a).has(passo)))
        cortes.push(`${nome}: nothing before it leads to ${passo}`)
    }
  }
  expect(cortes).toEqual([])
})

test('the walk of a bid is at most nine files', () => {
  expect(lerCaminhos().get('A bid')?.length).toBeLessThanOrEqual(9)
})
