// One booked pickup in a yard's day: who comes for what, and the two ways in which it ends.
import { Button, Card, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

type Agendado = RespostaDe<Calls['GET /v1/patios/:patUid/agenda']>['dias'][number]['agendados'][number]

/** What the agenda has read, to be read again after a change. */
export const CHAVE_DA_AGENDA = ['agenda-do-patio'] as const

const ROTULO: Readonly<Record<string, string>> = {
  agendado: 'Agendado',
  realizado: 'Retirado',
  nao_compareceu: 'Não compareceu',
}

export function UmaRetirada({ a }: { a: Agendado }) {
  const [entregando, setEntregando] = useState(false)
  const consultas = useQueryClient()
  const mover = async (evento: 'entregar' | 'registrarAusencia', entreguePara?: string): Promise<void> => {
    await chamar('PUT /v1/agendamentos/:uid', {
      params: { uid: a.uid },
      body: { evento, entreguePara, versao: a.versao },
    })
    avisarSucesso(evento === 'entregar' ? 'Retirada registrada' : 'Ausência registrada')
    await consultas.invalidateQueries({ queryKey: CHAVE_DA_AGENDA })
  }
  return (
    <Card withBorder padding="xs" data-situacao={a.situacao} className="patio-retirada">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div style={{ minWidth: 0 }}>
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
            </Text>
          )}
          {a.situacao !== 'agendado' && (
            <Text size="xs" fw={600}>
              {ROTULO[a.situacao] ?? a.situacao}
              {a.entreguePara && a.situacao === 'realizado' && ` por ${a.entreguePara}`}
            </Text>
          )}
        </div>
      </Group>
      {a.situacao === 'agendado' && (
        <Group gap={6} mt={6}>
          <Button size="compact-sm" disabled={!a.podeEntregar.pode} onClick={() => setEntregando(true)}>
            Retirado
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!a.podeRegistrarAusencia.pode}
            title={a.podeRegistrarAusencia.motivo ?? undefined}
            onClick={() => void mover('registrarAusencia').catch(avisarErro)}
          >
            Não veio
          </Button>
        </Group>
      )}
      {entregando && <Entregar a={a} mover={mover} aoFechar={() => setEntregando(false)} />}
    </Card>
  )
}

function Entregar({
  a,
  mover,
  aoFechar,
}: {
  a: Agendado
  mover: (evento: 'entregar', entreguePara: string) => Promise<void>
  aoFechar: () => void
}) {
  const [nome, setNome] = useState(a.terceiro?.nome ?? a.cliente)
  const [erro, setErro] = useState<string | null>(null)
  const entregar = (): void => {
    mover('entregar', nome).then(aoFechar, (e: unknown) =>
      setErro(
        e instanceof ErroDeChamada ? (e.campos.entreguePara ?? e.message) : 'Algo falhou. Tente novamente.',
      ),
    )
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={`Entregar ${a.lote} – ${a.veiculo}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          entregar()
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            Confira o documento com foto{a.terceiro ? ' e a autorização assinada' : ''} antes de entregar.
          </Text>
          <TextInput
            label="Quem retirou"
            value={nome}
            onChange={(e) => setNome(e.currentTarget.value)}
            error={erro}
            data-autofocus
            withAsterisk
          />
          <Button type="submit">Confirmar a entrega</Button>
        </Stack>
      </form>
    </Modal>
  )
}
