// The slots of a yard to choose from: the days of one week as tabs, the day's slots as buttons. What cannot be booked
// says why.
import { ActionIcon, Alert, Group, Skeleton, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  DIAS_DA_SEMANA,
  diaDaSemana,
  diaEmBrasilia,
  formatarDia,
  somarDias,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { relogio } from '../../core/relogio.ts'
import './calendario-de-horarios.css'

type DiaDaSemana = RespostaDe<Calls['GET /v1/entregas/:itemUid/horarios']>['dias'][number]

interface Props {
  readonly itemUid: string
  readonly escolhido: string | null
  readonly aoEscolher: (inicio: string) => void
}

export function CalendarioDeHorarios({ itemUid, escolhido, aoEscolher }: Props) {
  const hoje = diaEmBrasilia(relogio.agora())
  const [de, setDe] = useState(hoje)
  const [dia, setDia] = useState<string | null>(null)
  const { data, error, isPending } = useQuery({
    queryKey: ['compras', 'horarios', itemUid, de],
    queryFn: () =>
      chamar('GET /v1/entregas/:itemUid/horarios', {
        params: { itemUid },
        query: { de, ate: somarDias(de, 6) },
      }),
  })
  if (error && !data) return <Alert color="red">{error.message}</Alert>
  const dias = data?.dias ?? []
  const primeiroLivre = dias.find((d) => d.horarios.some((h) => h.impedimento === null))
  const aberto = dias.find((d) => d.dia === dia) ?? primeiroLivre ?? dias[0]
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Semana anterior"
          disabled={de <= hoje}
          onClick={() => setDe(somarDias(de, -7) < hoje ? hoje : somarDias(de, -7))}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Text size="sm" fw={600} aria-live="polite">
          {formatarDia(de)} a {formatarDia(somarDias(de, 6))}
        </Text>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label="Próxima semana"
          onClick={() => setDe(somarDias(de, 7))}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
      {isPending ? (
        <Skeleton height={180} />
      ) : (
        <>
          <Dias dias={dias} aberto={aberto?.dia} aoAbrir={setDia} />
          {aberto?.fechado && <Text size="sm">{aberto.fechado}</Text>}
          {aberto && <Horas dia={aberto} escolhido={escolhido} aoEscolher={aoEscolher} />}
        </>
      )}
    </Stack>
  )
}

function Dias({
  dias,
  aberto,
  aoAbrir,
}: {
  dias: readonly DiaDaSemana[]
  aberto: string | undefined
  aoAbrir: (dia: string) => void
}) {
  return (
    <div className="agenda-dias" role="group" aria-label="Dias">
      {dias.map((d) => {
        const livres = d.horarios.filter((h) => h.impedimento === null).length
        return (
          <UnstyledButton
            key={d.dia}
            className="agenda-dia"
            aria-pressed={d.dia === aberto}
            data-vazio={livres === 0 || undefined}
            onClick={() => aoAbrir(d.dia)}
          >
            <span>{DIAS_DA_SEMANA[diaDaSemana(d.dia)]?.slice(0, 3)}</span>
            <b>{d.dia.slice(8)}</b>
            <small>{d.fechado ? 'fechado' : livres === 0 ? 'sem vagas' : `${livres} livres`}</small>
          </UnstyledButton>
        )
      })}
    </div>
  )
}

function Horas({
  dia,
  escolhido,
  aoEscolher,
}: { dia: DiaDaSemana } & Pick<Props, 'escolhido' | 'aoEscolher'>) {
  return (
    <div className="agenda-horas" role="group" aria-label={`Horários de ${formatarDia(dia.dia)}`}>
      {dia.horarios.map((h) => (
        <Tooltip key={h.inicio} label={h.impedimento} disabled={h.impedimento === null}>
          <UnstyledButton
            className="agenda-hora"
            aria-pressed={h.inicio === escolhido}
            aria-disabled={h.impedimento !== null}
            aria-label={h.impedimento === null ? h.texto : `${h.texto}: ${h.impedimento}`}
            onClick={() => {
              if (h.impedimento === null) aoEscolher(h.inicio)
            }}
          >
            {h.texto}
          </UnstyledButton>
        </Tooltip>
      ))}
    </div>
  )
}
