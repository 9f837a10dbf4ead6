// The list of a declared record: its columns and its filters.
import { Badge } from '@mantine/core'
import type { Cadastro, Campo, LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import type { QuemUsa } from '../../core/contexto.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { Coluna, Filtro } from '../tabela/colunas.ts'
import { UFS } from '../registro/ufs.ts'
import { emPalavras } from './palavras-do-cadastro.ts'
import { Seletor } from './seletor.tsx'

type Linha = Readonly<Record<string, unknown>> & { readonly nomes: Readonly<Record<string, string>> }
const NUMEROS = new Set<Campo['tipo']>(['inteiro', 'decimal', 'dinheiro', 'porcentagem'])

export const camposVisiveis = (c: Cadastro, quem: QuemUsa | null): [string, Campo][] =>
  Object.entries(c.campos).filter(([, f]) => f.ver === undefined || permite(f.ver, quem))

const noTexto = (nome: string, f: Campo, l: Linha): string =>
  f.tipo === 'referencia' ? (l.nomes[nome] ?? '') : emPalavras(f, l[nome])

function selo(f: Campo, v: unknown): { cor: string; texto: string } | null {
  if (f.tipo === 'simNao' && f.palavras && !v) return { cor: 'gray', texto: f.palavras[1] }
  const cor = f.tipo === 'escolha' ? f.opcoes.find((o) => o.valor === v)?.cor : undefined
  return cor === undefined ? null : { cor, texto: emPalavras(f, v) }
}

/** The declared columns, the naming one first; the screen's own take the place of those of the same name, or follow. */
export function colunasDoCadastro<C extends Cadastro>(
  c: C,
  quem: QuemUsa | null,
  proprias: readonly Coluna<LinhaDe<C>>[] = [],
): Coluna<LinhaDe<C>>[] {
  const campos = camposVisiveis(c, quem)
    .filter(([, f]) => f.lista !== false && (f.tipo !== 'longo' || f.lista) && f.tipo !== 'imagem')
    .toSorted(([a], [b]) => Number(b === c.titulo) - Number(a === c.titulo))
  const declaradas = campos.map(([nome, f]): Coluna<LinhaDe<C>> => {
    const com = f.tipo === 'escolha' || f.tipo === 'simNao'
    return {
      id: nome,
      titulo: f.rotulo,
      valor: (l) => noTexto(nome, f, l),
      ordenavel: f.ordena ?? false,
      direita: NUMEROS.has(f.tipo),
      oculta: f.lista === 'oculta',
      ...(com && {
        mostrar: (l: LinhaDe<C>) => {
          const v = (l as unknown as Linha)[nome]
          const s = selo(f, v)
          return s ? <Badge color={s.cor}>{s.texto}</Badge> : emPalavras(f, v)
        },
      }),
    }
  })
  const trocadas = declaradas.map((d) => proprias.find((p) => p.id === d.id) ?? d)
  return [...trocadas, ...proprias.filter((p) => !(p.id in c.campos))]
}

/** A filter by one record of another cadastro; what it asks for is that record's uid. */
export const filtroDeRegistro = (id: string, rotulo: string, de: Cadastro): Filtro => ({
  id,
  rotulo,
  tipo: 'proprio',
  mostrar: (valor, mudar) => (
    <Seletor de={de} valor={valor} aoEscolher={mudar} aria-label={rotulo} placeholder={rotulo} soEscolher />
  ),
})

export function filtrosDoCadastro(c: Cadastro, quem: QuemUsa | null): Filtro[] {
  return camposVisiveis(c, quem).flatMap(([nome, f]): Filtro[] => {
    if (!f.filtro) return []
    const rotulo = f.rotulo
    if (f.tipo === 'dia' || f.tipo === 'instante')
      return [
        { id: `${nome}De`, rotulo: `${rotulo} desde`, tipo: 'dia' },
        { id: `${nome}Ate`, rotulo: `${rotulo} até`, tipo: 'dia' },
      ]
    if (f.tipo === 'referencia') return [filtroDeRegistro(nome, rotulo, f.de)]
    const opcoes =
      f.tipo === 'simNao'
        ? [
            { value: 'sim', label: f.palavras?.[0] ?? `${rotulo}: sim` },
            { value: 'nao', label: f.palavras?.[1] ?? `${rotulo}: não` },
          ]
        : f.tipo === 'escolha' || f.tipo === 'escolhas'
          ? f.opcoes.map((o) => ({ value: String(o.valor), label: o.rotulo }))
          : f.tipo === 'uf'
            ? UFS
            : null
    return [opcoes ? { id: nome, rotulo, tipo: 'escolha', opcoes } : { id: nome, rotulo, tipo: 'texto' }]
  })
}
