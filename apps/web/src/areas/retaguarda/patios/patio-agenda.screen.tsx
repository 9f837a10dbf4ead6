// A yard's pickups and visits: one day as a list to work through, or a week as columns. Marks who came and who did not.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import {
  Alert,
  Button,
  Group,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  diaEmBrasilia,
  formatarDia,
  formatarDiaComSemana,
  formatarHora,
  somarDias,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useTextoDoRelogio } from '@martelo/ui/countdown.tsx'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect } from 'react'
import { chamar } from '../../../core/api.ts'
import { useParametros } from '../../../core/parametros.ts'
import { useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'
import { CHAVE_DA_AGENDA as CHAVE, UmaRetirada } from './retirada-no-patio.tsx'
import { UmaVisita, type VisitaDoDia } from './visita-no-patio.tsx'
import './patio-agenda.css'

type Agenda = RespostaDe<Calls['GET /v1/patios/:patUid/agenda']>
type Dia = Agenda['dias'][number]

export function meta() {
  return [{ title: 'Agenda de retiradas' }]
}

export default function TelaDaAgenda() {
  useAvisosDasVendas(CHAVE)
  const hoje = useTextoDoRelogio(diaEmBrasilia)
  const [params, setParams] = useParametros()
  const dia = /^\d{4}-\d{2}-\d{2}$/.test(params.get('dia') ?? '') ? (params.get('dia') ?? hoje) : hoje
  const semana = params.get('visao') === 'semana'
  const patios = useQuery({ queryKey: [...CHAVE, 'patios'], queryFn: () => chamar('GET /v1/patios/meus') })
  const patUid = params.get('patio') ?? patioDaVez(patios.data ?? [])?.uid ?? null
  const mudar = (m: Record<string, string>): void =>
    setParams(
      (p) => {
        for (const [nome, valor] of Object.entries(m)) p.set(nome, valor)
      },
      { replace: true },
    )
  const daVez = params.has('patio') ? null : patUid
  // Once it is shown it stays: after the last handing over of a yard another one has the next visit.
  useEffect(() => {
    if (daVez !== null)
      setParams(
        (p) => {
          p.set('patio', daVez)
        },
        { replace: true },
      )
  }, [daVez, setParams])
  const ate = semana ? somarDias(dia, 6) : dia
  const agenda = useQuery({
    queryKey: [...CHAVE, patUid, dia, ate],
    queryFn: () =>
      chamar('GET /v1/patios/:patUid/agenda', { params: { patUid: patUid ?? '' }, query: { de: dia, ate } }),
    enabled: patUid !== null,
  })
  const visitas = useQuery({
    queryKey: [...CHAVE, 'visitas', patUid, dia, ate],
    queryFn: () =>
      chamar('GET /v1/patios/:patUid/visitas', { params: { patUid: patUid ?? '' }, query: { de: dia, ate } }),
    enabled: patUid !== null,
  })
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        Agenda de retiradas
      </Title>
      <Barra patios={patios.data ?? []} patUid={patUid} dia={dia} hoje={hoje} semana={semana} mudar={mudar} />
      {patios.data?.length === 0 && <Alert color="gray">Nenhum pátio cadastrado para você.</Alert>}
      {(agenda.error ?? visitas.error) && (
        <Alert color="red" role="alert" title="Não foi possível carregar a agenda">
          {(agenda.error ?? visitas.error)?.message}
        </Alert>
      )}
      {agenda.isLoading && <Skeleton height={320} />}
      {agenda.data && (
        <ProximaRetirada
          agenda={agenda.data}
          patio={patios.data?.find((p) => p.uid === patUid)}
          ir={(d) => mudar({ dia: d })}
        />
      )}
      {agenda.data && (
        <Colunas
          agenda={agenda.data}
          visitas={visitas.data ?? []}
          semana={semana}
          irParaHoje={() => mudar({ dia: hoje })}
        />
      )}
    </Stack>
  )
}

type Patio = RespostaDe<Calls['GET /v1/patios/meus']>[number]

/** The yard to show first: the one with the next visit. */
function patioDaVez(patios: readonly Patio[]): Patio | undefined {
  const quando = (p: Patio): number => Date.parse(p.proximaRetirada ?? '9999-12-31')
  return patios.toSorted((a, b) => quando(a) - quando(b))[0]
}

/** A day without pickups says when the next one is. */
function ProximaRetirada({
  agenda,
  patio,
  ir,
}: {
  agenda: Agenda
  patio: Patio | undefined
  ir(dia: string): void
}) {
  const vazia = agenda.dias.every((d) => d.agendados.length === 0)
  if (!vazia || !patio?.proximaRetirada) return null
  const quando = Date.parse(patio.proximaRetirada)
  const dia = diaEmBrasilia(quando)
  return (
    <Group gap="sm">
      <Text size="sm">
        A próxima retirada deste pátio é em {formatarDia(dia)}, às {formatarHora(quando)}.
      </Text>
      <Button size="xs" variant="default" onClick={() => ir(dia)}>
        Ver esse dia
      </Button>
    </Group>
  )
}

interface PropsDaBarra {
  readonly patios: readonly Patio[]
  readonly patUid: string | null
  readonly dia: string
  readonly hoje: string
  readonly semana: boolean
  readonly mudar: (m: Record<string, string>) => void
}

function Barra({ patios, patUid, dia, hoje, semana, mudar }: PropsDaBarra) {
  return (
    <Group gap="sm" align="end">
      <Select
        label="Pátio"
        data={patios.map((p) => ({
          value: p.uid,
          label: `${p.nome} – ${p.cidade}/${p.uf}${p.retiradasHoje > 0 ? ` (${p.retiradasHoje} hoje)` : ''}`,
        }))}
        value={patUid}
        onChange={(p) => p && mudar({ patio: p })}
        allowDeselect={false}
        w={{ base: '100%', sm: 340 }}
      />
      <SegmentedControl
        aria-label="Visão"
        value={semana ? 'semana' : 'dia'}
        onChange={(visao) => mudar({ visao })}
        data={[
          { value: 'dia', label: 'Dia' },
          { value: 'semana', label: 'Semana' },
        ]}
      />
      <Group gap={4}>
        <Button
          variant="default"
          onClick={() => mudar({ dia: somarDias(dia, semana ? -7 : -1) })}
          aria-label="Anterior"
        >
          ‹
        </Button>
        <Button variant="default" onClick={() => mudar({ dia: hoje })}>
          Hoje
        </Button>
        <Button
          variant="default"
          onClick={() => mudar({ dia: somarDias(dia, semana ? 7 : 1) })}
          aria-label="Seguinte"
        >
          ›
        </Button>
      </Group>
      <TextInput
        type="date"
        aria-label="Dia"
        value={dia}
        onChange={(e) => e.currentTarget.value && mudar({ dia: e.currentTarget.value })}
      />
    </Group>
  )
}

interface PropsDasColunas {
  readonly agenda: Agenda
  readonly visitas: readonly VisitaDoDia[]
  readonly semana: boolean
  readonly irParaHoje: () => void
}

function Colunas({ agenda, visitas, semana, irParaHoje }: PropsDasColunas) {
  const dias = agenda.dias.map((d) => ({
    d,
    visitas: visitas.filter((v) => diaEmBrasilia(Date.parse(v.inicio)) === d.dia),
  }))
  const horas = [
    ...new Set(dias.flatMap((x) => iniciosDoDia(x.d, x.visitas)).map((i) => formatarHora(Date.parse(i)))),
  ].sort()
  return (
    <div
      className="patio-colunas"
      data-semana={semana || undefined}
      style={{ '--linhas': horas.length + 1 } as CSSProperties}
    >
      {dias.map((x) => (
        <ColunaDoDia
          key={x.d.dia}
          d={x.d}
          visitas={x.visitas}
          horas={horas}
          capacidade={agenda.capacidade}
          irParaHoje={irParaHoje}
        />
      ))}
    </div>
  )
}

/** The beginnings of a day: its slots, and what was booked before they were changed. */
const iniciosDoDia = (d: Dia, visitas: readonly VisitaDoDia[]): string[] =>
  [
    ...new Set([
      ...d.horarios.map((h) => h.inicio),
      ...d.agendados.map((a) => a.inicio),
      ...visitas.map((v) => v.inicio),
    ]),
  ].sort()

interface PropsDaColuna {
  readonly d: Dia
  readonly visitas: readonly VisitaDoDia[]
  /** the rows that all days shown share, below the day's head */
  readonly horas: readonly string[]
  readonly capacidade: number
  readonly irParaHoje: () => void
}

function ColunaDoDia({ d, visitas, horas, capacidade, irParaHoje }: PropsDaColuna) {
  return (
    <section className="patio-dia" aria-label={formatarDia(d.dia)}>
      <div>
        <Text fw={650} tt="capitalize">
          {formatarDiaComSemana(d.dia)}
        </Text>
        <Text size="xs" c="dimmed" mb="xs">
          {d.fechado ??
            `${quantos(d.agendados.filter((a) => a.situacao === 'agendado').length, 'retirada', 'retiradas')} · ${capacidade} por horário${visitas.length === 0 ? '' : ` · ${quantos(visitas.length, 'visita', 'visitas')}`}`}
        </Text>
      </div>
      {iniciosDoDia(d, visitas).map((inicio) => {
        const hora = formatarHora(Date.parse(inicio))
        const marcados = d.agendados.filter((a) => a.inicio === inicio)
        const vem = visitas.filter((v) => v.inicio === inicio)
        return (
          <div key={inicio} className="patio-horario" style={{ gridRow: horas.indexOf(hora) + 2 }}>
            <Text size="sm" className="numeros" c={marcados.length + vem.length === 0 ? 'dimmed' : undefined}>
              {hora}
            </Text>
            <Stack gap={6}>
              {marcados.map((a) => (
                <UmaRetirada key={a.uid} a={a} aoAntecipar={irParaHoje} />
              ))}
              {vem.map((v) => (
                <UmaVisita key={v.uid} v={v} />
              ))}
            </Stack>
          </div>
        )
      })}
    </section>
  )
}
