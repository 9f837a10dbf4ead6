// Bids for people in the room and on the phone: whose turn it is, by one key each, at the next value or some
// increments above it. Live: the marks move with every nickname's bid, from any device.
import { ActionIcon, Group, SegmentedControl, Switch } from '@mantine/core'
import type { ApelidoNaSala } from '@martelo/contracts/pregao/apelidos-por-lote.contract.ts'
import type { LoteNoPregao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { ROTULOS_DE_ACAO } from '@martelo/domain/lances/apelidos.ts'
import { proximosValores } from '@martelo/domain/lances/valor-aceito.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'
import { valoresDoEstado } from '../../../parts/lances/valores-do-estado.ts'
import { FichaDoApelido } from './ficha-do-apelido.tsx'
import type { QuemLanca } from './usar-conducao.ts'

export const INCREMENTOS = [1, 2, 3, 5] as const
const CICLO = ['proximo', 'repetir', 'revezar', 'randomico'] as const
const TECLA = { proximo: 'N', repetir: 'R', revezar: 'V', randomico: 'A' } as const

/** The value that `n` increments give from where the lot stands. */
export function valorCom(lote: LoteNoPregao, n: number): number {
  return proximosValores(valoresDoEstado(lote.estado), n).at(-1) ?? lote.estado.proximo
}

interface Props {
  readonly leiUid: string
  readonly lote: LoteNoPregao
  readonly apelidos: readonly ApelidoNaSala[]
  readonly incrementos: number
  readonly emDefesa: boolean
  readonly desligado: boolean
  mudarIncrementos(n: number): void
  mudarDefesa(sim: boolean): void
  lancar(quem: QuemLanca): void
  recarregar(): void
}

export function ApelidosDaMesa(p: Props) {
  const [ficha, setFicha] = useState<ApelidoNaSala | 'novo' | null>(null)
  const valor = valorCom(p.lote, p.incrementos)
  return (
    <section className="painel-apelidos" aria-label="Lances de apelido">
      <header>
        <h2>
          Apelidos <kbd>+</kbd> {formatarReais(valor)}
        </h2>
        <ActionIcon variant="default" size="lg" aria-label="Novo apelido" onClick={() => setFicha('novo')}>
          <IconPlus size={18} />
        </ActionIcon>
      </header>
      <div className="painel-apelidos__ciclo">
        {CICLO.map((acao) => {
          const quem = p.apelidos.find((a) => a.acoesApelido[acao])
          return (
            <button
              key={acao}
              type="button"
              disabled={p.desligado || !quem}
              onClick={() => p.lancar({ acao })}
            >
              <kbd>{TECLA[acao]}</kbd>
              <small>{ROTULOS_DE_ACAO[acao]}</small>
              <span>{quem?.apelido ?? '—'}</span>
            </button>
          )
        })}
      </div>
      <ComoLancar {...p} />
      <ul>
        {p.apelidos.map((a) => (
          <li key={a.uid}>
            <button type="button" disabled={p.desligado} onClick={() => p.lancar({ apeUid: a.uid })}>
              <span>{a.apelido}</span>
              <small>{[a.cidade, a.estado].filter(Boolean).join('/')}</small>
              <b>{a.qtdLances > 0 ? a.qtdLances : ''}</b>
            </button>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`Editar o apelido ${a.apelido}`}
              onClick={() => setFicha(a)}
            >
              <IconPencil size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {p.apelidos.length === 0 && (
        <p>Cadastre quem está no auditório ou ao telefone para lançar por uma tecla.</p>
      )}
      <FichaDoApelido
        key={ficha === null || ficha === 'novo' ? ficha : ficha.uid}
        ficha={ficha}
        leiUid={p.leiUid}
        fechar={() => setFicha(null)}
        mudou={p.recarregar}
      />
    </section>
  )
}

function ComoLancar(p: Props) {
  return (
    <Group justify="space-between" gap="xs">
      <SegmentedControl
        size="xs"
        aria-label="Incrementos do próximo lance"
        value={String(p.incrementos)}
        onChange={(v) => p.mudarIncrementos(Number(v))}
        data={INCREMENTOS.map((n) => ({ value: String(n), label: `${n}×` }))}
      />
      <Switch
        size="sm"
        label="Em defesa da reserva"
        checked={p.emDefesa}
        onChange={(e) => p.mudarDefesa(e.currentTarget.checked)}
      />
    </Group>
  )
}

/** The nicknames of a lot, renewed by the room's frames. */
export function useApelidos(leiUid: string, lelUid: string | null, ativos: boolean) {
  const [apelidos, setApelidos] = useState<readonly ApelidoNaSala[]>([])
  const recarregar = useCallback(() => {
    if (lelUid === null || !ativos) return
    chamar('GET /v1/leilao/apelido-leiloeiro/por-lote/:lote', { params: { lote: lelUid } })
      .then(setApelidos)
      .catch(avisarErro)
  }, [lelUid, ativos])
  useEffect(() => {
    recarregar()
    return entrarNaSala(`leilao:${leiUid}`, {
      quadro: ({ evento, dados }) => {
        if (evento === 'apelidos-atualizados' && dados.lelUid === lelUid)
          setApelidos(dados.apelidos as readonly ApelidoNaSala[])
      },
      recarregar,
    })
  }, [leiUid, lelUid, recarregar])
  return { apelidos, recarregar }
}
