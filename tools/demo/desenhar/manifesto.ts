// Writes fotos.gen.ts: which picture files belong to which goods, in gallery order, with their texts for people who do
// not see them. Only files that exist are listed, so the manifest never points at nothing.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { arquivoDaAvaria, avariasDe } from '../avarias.ts'
import { nomeDoVeiculo, VEICULOS } from '../veiculos.ts'
import { type Modelo, vistas } from './catalogo.ts'
import type { Cor } from './cores.ts'
import { interiorDe, motorDe } from './por-dentro.ts'

const quoted = (s: string) => `'${s.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function porDentro(v: (typeof VEICULOS)[number]): { arquivo: string; texto: string }[] {
  const de = (arquivo: string | null, oque: string) =>
    arquivo === null ? [] : [{ arquivo, texto: `${nomeDoVeiculo(v)}, ${oque} (imagem ilustrativa)` }]
  return [...de(interiorDe(v), 'interior, bancos dianteiros'), ...de(motorDe(v), 'motor')]
}

function entry(
  v: (typeof VEICULOS)[number],
  folder: string,
  giros: readonly { modelo: Modelo; cor: Cor }[],
  frames: number,
): string {
  const stem = `${v.modelo3d}-${v.cor3d}`
  const fotos = vistas(v.modelo3d)
    .map(({ texto }, i) => {
      const own = `${v.codigo}-${i + 1}.webp`
      return {
        arquivo: existsSync(join(folder, own)) ? own : `${stem}-${i + 1}.webp`,
        texto: `${nomeDoVeiculo(v)}, ${texto} (imagem ilustrativa)`,
      }
    })
    .concat(
      avariasDe(v.codigo).map((a, n) => ({
        arquivo: arquivoDaAvaria(v.codigo, n),
        texto: `${nomeDoVeiculo(v)}, avaria: ${a.legenda} (imagem ilustrativa)`,
      })),
    )
    .concat({
      arquivo: `painel-${v.codigo}.webp`,
      texto: `${nomeDoVeiculo(v)}, painel com ${(v.km ?? 0).toLocaleString('pt-BR')} km (imagem ilustrativa)`,
    })
    .concat(porDentro(v))
    .filter((f) => existsSync(join(folder, f.arquivo)))
  const turns = giros.some((g) => g.modelo === v.modelo3d && g.cor === v.cor3d)
  const turnOf = (name: string): string[] =>
    Array.from({ length: frames }, (_, i) => `giro-${name}-${String(i).padStart(2, '0')}.webp`).filter((f) =>
      existsSync(join(folder, f)),
    )
  const own = turns ? turnOf(v.codigo) : []
  const giro = turns ? (own.length === frames ? own : turnOf(stem)) : []
  const lines = fotos.map((f) => `      { arquivo: ${quoted(f.arquivo)}, texto: ${quoted(f.texto)} },`)
  return `  ${quoted(v.codigo)}: {\n    fotos: [\n${lines.join('\n')}\n    ],\n    giro360: [${giro.length === frames ? giro.map(quoted).join(', ') : ''}],\n  },`
}

/** Rewrites the manifest at `file` from the pictures in `folder`. */
export function writeManifest(
  file: string,
  folder: string,
  giros: readonly { modelo: Modelo; cor: Cor }[],
  frames: number,
): void {
  const body = VEICULOS.map((v) => entry(v, folder, giros, frames)).join('\n')
  writeFileSync(
    file,
    `// Written by tools/demo/desenhar/desenhar.ts; do not edit. Files live in tools/demo/fotos, 4:3, WebP.
export type FotoDemo = { arquivo: string; texto: string }
export type GaleriaDemo = { fotos: readonly FotoDemo[]; giro360: readonly string[] }

/** Pictures by the goods' codigo. */
export const FOTOS: Readonly<Record<string, GaleriaDemo>> = {
${body}
}
`,
  )
}
