// The table that proves the checks: each row plants one fault into the pieces that a simulation is made of (never into
// the product) and names the check that must find it. A check without a row, or a fault that no check finds, fails the
// test.
import type { EstadoLote } from '@martelo/domain/lances/estado-do-lote.ts'
import { julgarEmLote } from '@martelo/domain/lances/julgar-lance.ts'
import type { NomeDaConferencia } from './conferencias.ts'
import type { OpcoesPuras } from './puro/mundo-puro.ts'

type Plantar = NonNullable<OpcoesPuras['falha']>

export interface FalhaPlantada {
  readonly nome: string
  readonly acha: NomeDaConferencia
  readonly plantar: Plantar
  /** more disasters, for faults that only show among them */
  readonly intensidade?: number
}

const noArmazem = (
  fn: (a: NonNullable<Parameters<Plantar>[0]['armazem']>, acaso: Parameters<Plantar>[0]['acaso']) => void,
): Plantar => {
  return ({ armazem, acaso }) => {
    if (armazem) fn(armazem, acaso.ramo('falha'))
  }
}
const noJuizo = (fn: (j: NonNullable<Parameters<Plantar>[0]['juizo']>) => void): Plantar => {
  return ({ juizo }) => {
    if (juizo) fn(juizo)
  }
}
/** Judges with another lot than the one that stands: a stale or half-read state. */
const julgarOutro = (mudar: (l: EstadoLote) => EstadoLote): Plantar =>
  noJuizo((j) => {
    j.julgar = (lote, pedidos, agora) => {
      const r = julgarEmLote(mudar(lote), pedidos, agora)
      return { ...r, lote: { ...r.lote, regras: lote.regras } }
    }
  })

export const FALHAS_PLANTADAS: readonly FalhaPlantada[] = [
  {
    nome: 'a gravação não olha a versão do lote, e o número da linha não é único',
    acha: 'sequenciaSemLacunas',
    plantar: noArmazem((a) => {
      a.mesmaVersao = () => true
      const acrescentar = a.acrescentar.bind(a)
      a.acrescentar = (l, registros) => {
        if (registros.length === 0) return
        const antes = l.linhas
        l.linhas = antes.filter((x) => !registros.some((r) => r.seq === x.seq))
        acrescentar(l, registros)
        l.linhas = [...antes, ...l.linhas.slice(-registros.length)]
      }
    }),
  },
  {
    nome: 'a resposta sai antes da gravação',
    acha: 'reconhecidosNoRegistro',
    plantar: noJuizo((j) => {
      j.responderAntes = true
    }),
  },
  {
    nome: 'o banco confirma o que não guardou',
    acha: 'reconhecidosNoRegistro',
    plantar: noArmazem((a, acaso) => {
      const gravar = a.gravar.bind(a)
      a.gravar = (g) => (acaso.chance(0.01) && a.lotes.get(g.lelUid)?.versao === g.versao ? true : gravar(g))
    }),
  },
  {
    nome: 'o mesmo pedido é decidido de novo',
    acha: 'mesmaChaveMesmaResposta',
    plantar: ({ juizo, armazem }) => {
      if (juizo) juizo.conferirChaves = false
      if (armazem) armazem.respostas.has = () => false
    },
  },
  {
    nome: 'a corrente perde um elo',
    acha: 'correnteDeHashes',
    plantar: noArmazem((a, acaso) => {
      const acrescentar = a.acrescentar.bind(a)
      a.acrescentar = (l, registros) => {
        const de = l.linhas.length
        acrescentar(l, registros)
        if (acaso.chance(0.02))
          l.linhas = l.linhas.map((x, i) =>
            i === de && i > 0 ? { ...x, hash: x.hash.replace(/^./, '0').replace(/.$/, '1') } : x,
          )
      }
    }),
  },
  {
    nome: 'o juiz aceita um centavo a mais que o lance',
    acha: 'valoresLegais',
    plantar: julgarOutro((l) => ({ ...l, regras: { ...l.regras, incremento: 1, escada: null } })),
  },
  {
    nome: 'o automático cobre com dois incrementos',
    acha: 'registroSeReproduz',
    plantar: julgarOutro((l) => ({
      ...l,
      regras: { ...l.regras, escada: null, incremento: l.regras.incremento * 20 },
    })),
  },
  {
    nome: 'o teto de quem lidera é esquecido',
    acha: 'prioridadePrecoTempo',
    plantar: julgarOutro((l) => ({ ...l, teto: l.seq % 3 === 0 ? null : l.teto })),
  },
  {
    nome: 'o juiz não sabe quem lidera',
    acha: 'ninguemSeSuperou',
    plantar: julgarOutro((l) => ({ ...l, lider: null })),
  },
  {
    nome: 'o lance vale depois do fim',
    acha: 'nadaDepoisDoFim',
    plantar: ({ juizo, armazem }) => {
      if (armazem) {
        const { venceu } = armazem
        armazem.dentroDoTempo = () => true
        armazem.venceu = (e, agora) => venceu.call(armazem, e, agora - 2_000)
      }
      if (juizo)
        juizo.julgar = (lote, pedidos, agora) => {
          const r = julgarEmLote({ ...lote, dataFim: null }, pedidos, agora)
          return { ...r, lote: { ...r.lote, dataFim: lote.dataFim } }
        }
    },
  },
  {
    nome: 'o lote fecha antes da hora',
    acha: 'nadaDepoisDoFim',
    plantar: noArmazem((a) => {
      const { venceu } = a
      a.venceu = (e, agora) => venceu.call(a, e, agora + 700)
      a.resultado = () => ({ evento: 'encerrarPorTempo', para: 'AG_PAGAMENTO' })
    }),
  },
  {
    nome: 'o lote fecha duas vezes',
    acha: 'umFechamentoPorLote',
    plantar: noArmazem((a) => {
      const { venceu } = a
      a.venceu = (e, agora) =>
        venceu.call(a, e, agora) ||
        (e.situacao === 'AG_PAGAMENTO' && e.regras.encerraPorTempo && agora - (e.dataFim ?? 0) < 400)
      a.resultado = () => ({ evento: 'encerrarPorTempo', para: 'AG_PAGAMENTO' })
    }),
  },
  {
    nome: 'um lote fica sem fechar',
    acha: 'umFechamentoPorLote',
    plantar: noArmazem((a) => {
      const encerrar = a.encerrar.bind(a)
      a.encerrar = (ids) => encerrar(ids.filter((id) => !id.endsWith('lote-0')))
    }),
  },
  {
    nome: 'a sala não conta todos os lances',
    acha: 'espectadoresEmDia',
    plantar: noArmazem((a) => {
      const acrescentar = a.acrescentar.bind(a)
      a.acrescentar = (l, registros) => {
        acrescentar(l, registros)
        // Marked as told before it was.
        if (l.estado.seq % 4 === 1) l.salaSeq = l.linhas.at(-1)?.seq ?? 0
      }
    }),
  },
  {
    nome: 'quem morre antes de avisar não é lembrado por ninguém',
    acha: 'espectadoresEmDia',
    intensidade: 3,
    plantar: noArmazem((a, acaso) => {
      const mudar = a.mudar.bind(a)
      a.mudar = (l, estado) => {
        mudar(l, estado)
        l.salaVersao = l.versao
      }
      // Deaths rarely meet the moment between a lot's last change and its telling: here they do.
      const encerrar = a.encerrar.bind(a)
      a.encerrar = (ids) => encerrar(ids).filter(() => acaso.chance(0.9))
    }),
  },
  {
    nome: 'a tela carrega o retrato de novo e não diz de que versão ele é',
    acha: 'espectadoresEmDia',
    plantar: ({ espectador }) => {
      if (espectador) espectador.leitores.carregou = () => undefined
    },
  },
  {
    nome: 'o tempo perdido não volta',
    acha: 'quedaDevolvida',
    intensidade: 4,
    plantar: noArmazem((a) => {
      a.bater = () => {
        a.batimento = a.agora()
      }
    }),
  },
  {
    nome: 'fecha no escuro, antes de devolver o tempo',
    acha: 'quedaDevolvida',
    intensidade: 4,
    plantar: noArmazem((a) => {
      a.batimentoFresco = () => true
    }),
  },
  {
    nome: 'o limite de compra não conta os outros lotes',
    acha: 'limitesRespeitados',
    plantar: noArmazem((a) => {
      a.comprometido = () => 0
    }),
  },
  {
    nome: 'o limite de compra não conta os tetos dos outros lotes',
    acha: 'limitesRespeitados',
    plantar: noArmazem((a) => {
      const comprometido = a.comprometido.bind(a)
      a.comprometido = (cliUid, l) => comprometido(cliUid, { ...l, estado: { ...l.estado, teto: null } })
    }),
  },
  {
    nome: 'a recusa mostra um preço que nunca houve naquela hora',
    acha: 'historiaLinearizavel',
    plantar: noJuizo((j) => {
      j.julgar = (lote, pedidos, agora) => {
        const r = julgarEmLote(lote, pedidos, agora)
        const velho = (v: number | null): number | null => (v === null ? null : v - 1)
        const julgamentos = r.julgamentos.map((x) =>
          x.tipo === 'recusado' && x.recusa.codigo === 'valor-abaixo'
            ? { ...x, lote: { ...x.lote, valor: velho(x.lote.valor) } }
            : x,
        )
        return { ...r, julgamentos }
      }
    }),
  },
]
