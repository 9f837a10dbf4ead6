// A report on paper: what it was asked with, its sums, its groups and its rows.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { ColunaDeRelatorio } from '@martelo/domain/relatorios/declarar-relatorio.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { celulaDoGrupo, mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Apurado } from './apurar-relatorio.ts'
import type { Leitura } from './quem-le-relatorios.ts'

const ESTREITAS: readonly string[] = ['inteiro', 'decimal', 'porcentagem']
const peso = (c: ColunaDeRelatorio): number => (c.tipo === 'texto' ? 3 : ESTREITAS.includes(c.tipo) ? 1 : 2)
const ehNumero = (c: ColunaDeRelatorio): boolean => c.tipo === 'dinheiro' || ESTREITAS.includes(c.tipo)

function dias({ de, ate }: Leitura['pergunta']['recorte']): string {
  if (de === null && ate === null) return 'todo o período'
  return [de && `de ${formatarDia(de)}`, ate && `até ${formatarDia(ate)}`].filter(Boolean).join(' ')
}

export interface CasaDoRelatorio {
  readonly hotsite: Pick<Ctx['hotsite'], 'nome' | 'logo'>
  readonly agora: number
}

export function folhaDoRelatorio(casa: CasaDoRelatorio, { pergunta, colunas }: Leitura, a: Apurado): Folha {
  const r = RELATORIOS[pergunta.nome]
  const noPapel = colunas.filter((c) => c.foraDoPapel !== true)
  const grupo = r.grupos.find((g) => g.id === a.grupo)
  const doGrupo = celulaDoGrupo(r, a.grupo)
  const { logo } = casa.hotsite
  return {
    titulo: r.titulo,
    numero: quantos(a.total, 'linha', 'linhas'),
    casa: {
      nome: casa.hotsite.nome,
      logo: logo === null || /^(\/|https?:|data:)/.test(logo) ? logo : urlPublica(logo),
    },
    cabecalho: [r.descricao, ...(r.periodo === null ? [] : [`${r.periodo}: ${dias(pergunta.recorte)}`])],
    emitidoAt: new Date(casa.agora).toISOString(),
    marca: null,
    completo: true,
    conferencia: null,
    blocos: [
      {
        tipo: 'dados',
        titulo: 'Somas',
        linhas: r.somas.map((s) => ({ rotulo: s.titulo, valor: mostrarCelula(s, a.somas[s.id] ?? null) })),
      },
      {
        tipo: 'tabela',
        titulo: `Por ${grupo?.titulo.toLowerCase() ?? ''}`,
        colunas: [
          { titulo: grupo?.titulo ?? '', peso: 4, nomeia: true },
          { titulo: 'Linhas', peso: 1, valor: true },
          ...r.somas.map((s) => ({ titulo: s.titulo, peso: 2, valor: true })),
        ],
        linhas: a.grupos.map((g) => [
          mostrarCelula(doGrupo, g.valor),
          g.linhas.toLocaleString('pt-BR'),
          ...r.somas.map((s) => mostrarCelula(s, g.somas[s.id] ?? null)),
        ]),
        vazia: 'Nada neste período.',
      },
      {
        tipo: 'tabela',
        titulo:
          a.total > a.linhas.length
            ? `As primeiras ${a.linhas.length.toLocaleString('pt-BR')} linhas`
            : 'Linhas',
        colunas: noPapel.map((c) => ({ titulo: c.titulo, peso: peso(c), valor: ehNumero(c) })),
        linhas: a.linhas.map((l) => noPapel.map((c) => mostrarCelula(c, l[c.id] ?? null))),
        vazia: 'Nada neste período.',
      },
    ],
  }
}
