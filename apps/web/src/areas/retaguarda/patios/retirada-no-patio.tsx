// One booked pickup in a yard's day: who comes for what, and the two ways in which it ends; one of a later day may be
// moved to today.
import { Button, Card, Group, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { diaEmBrasilia, formatarDataHora, formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { relogio } from '../../../core/relogio.ts'
import { ResponderComprovante } from '../../../parts/pagamentos/resposta-ao-comprovante.tsx'
import { EntregarNoPatio } from './entregar-no-patio.tsx'

export type Agendado = RespostaDe<Calls['GET /v1/patios/:patUid/agenda']>['dias'][number]['agendados'][number]

/** What the agenda has read, to be read again after a change. */
export const CHAVE_DA_AGENDA = ['agenda-do-patio'] as const

const ROTULO: Readonly<Record<string, string>> = {
  agendado: 'Agendado',
  realizado: 'Retirado',
  nao_compareceu: 'Não compareceu',
}

interface Props {
  readonly a: Agendado
  /** the booking is in today's list now */
  readonly aoAntecipar?: (() => void) | undefined
}

export function UmaRetirada({ a, aoAntecipar }: Props) {
  const [entregando, setEntregando] = useState(false)
  const consultas = useQueryClient()
  const reler = (): Promise<void> => consultas.invalidateQueries({ queryKey: CHAVE_DA_AGENDA })
  return (
    <Card withBorder padding="xs" data-situacao={a.situacao} className="patio-retirada">
      <Text size="sm" fw={600}>
        {a.lote} – {a.veiculo} {a.placa && `(${a.placa})`}
      </Text>
      <Text size="xs">
        {a.cliente} · {a.documento}
        {a.telefone && ` · ${formatarTelefone(a.telefone)}`}
      </Text>
      {a.terceiro && (
        <Text size="xs">
          Retira: <b>{a.terceiro.nome}</b> · {formatarCpf(a.terceiro.documento)}
          {a.autorizacao === null && ' · sem autorização enviada'}
        </Text>
      )}
      {a.autorizacao && (
        <ResponderComprovante c={a.autorizacao} pode={a.podeConferirAutorizacao} aoResponder={reler} />
      )}
      {a.chegadaAt && a.situacao === 'agendado' && (
        <Text size="xs" fw={600}>
          No pátio desde {desde(Date.parse(a.chegadaAt))}
        </Text>
      )}
      {a.situacao !== 'agendado' && (
        <Text size="xs" fw={600}>
          {ROTULO[a.situacao] ?? a.situacao}
          {a.entreguePara && a.situacao === 'realizado' && ` por ${a.entreguePara}`}
        </Text>
      )}
      {a.podeAntecipar?.motivo && (
        <Text size="xs" c="dimmed">
          {a.podeAntecipar.motivo}
        </Text>
      )}
      {a.situacao === 'agendado' && (
        <Group gap={6} mt={6}>
          {a.podeAntecipar === null ? (
            <AtosDoDia a={a} reler={reler} aoEntregar={() => setEntregando(true)} />
          ) : (
            <Antecipar a={a} reler={reler} aoAntecipar={aoAntecipar} />
          )}
          <Remarcar vndId={a.vndId} />
        </Group>
      )}
      {entregando && <EntregarNoPatio a={a} aoFechar={() => setEntregando(false)} aoEntregar={reler} />}
    </Card>
  )
}

interface PropsDoDia {
  readonly a: Agendado
  readonly reler: () => Promise<void>
  readonly aoEntregar: () => void
}

function AtosDoDia({ a, reler, aoEntregar }: PropsDoDia) {
  const faltou = async (): Promise<void> => {
    const body = { evento: 'registrarAusencia', versao: a.versao } as const
    await chamar('PUT /v1/agendamentos/:uid', { params: { uid: a.uid }, body })
    avisarSucesso('Ausência registrada')
    await reler()
  }
  const chegou = async (): Promise<void> => {
    await chamar('POST /v1/agendamentos/:uid/chegada', { params: { uid: a.uid } })
    avisarSucesso('Chegada registrada')
    await reler()
  }
  return (
    <>
      {a.chegadaAt === null && (
        <Button size="compact-sm" variant="default" onClick={() => void chegou().catch(avisarErro)}>
          Chegou
        </Button>
      )}
      <Button size="compact-sm" disabled={!a.podeEntregar.pode} onClick={aoEntregar}>
        Retirado
      </Button>
      {a.chegadaAt === null && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={!a.podeRegistrarAusencia.pode}
          title={a.podeRegistrarAusencia.motivo ?? undefined}
          onClick={() => void faltou().catch(avisarErro)}
        >
          Não veio
        </Button>
      )}
    </>
  )
}

/** Its buyer has come before the day. */
function Antecipar({ a, reler, aoAntecipar }: Props & { readonly reler: () => Promise<void> }) {
  const antecipar = async (): Promise<void> => {
    await chamar('POST /v1/agendamentos/:uid/antecipacao', { params: { uid: a.uid } })
    avisarSucesso('Retirada antecipada para hoje')
    await reler()
    aoAntecipar?.()
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={!a.podeAntecipar?.pode}
      onClick={() => void antecipar().catch(avisarErro)}
    >
      Antecipar para hoje
    </Button>
  )
}

/** Who comes before his day is not told the hour alone. */
function desde(instante: number): string {
  const hoje = diaEmBrasilia(relogio.agora()) === diaEmBrasilia(instante)
  return hoje ? formatarHora(instante) : formatarDataHora(instante)
}

/** The day is changed on the purchase, by those who may see it. */
function Remarcar({ vndId }: { readonly vndId: number }) {
  if (!permite('venda:ver', useQuem())) return null
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      component={Link}
      to={`${caminho(TELAS_RETAGUARDA.venda, { id: vndId })}?aba=itens`}
    >
      Remarcar
    </Button>
  )
}
