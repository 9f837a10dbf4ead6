// One booked visit in a yard's day: who comes to see what, and what became of it.
import { Button, Card, Group, Text, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { ROTULO_DA_VISITA } from '@martelo/domain/visitacoes/states.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { CHAVE_DA_AGENDA } from './retirada-no-patio.tsx'

export type VisitaDoDia = RespostaDe<Calls['GET /v1/patios/:patUid/visitas']>[number]

const FEITO = {
  chegar: 'Chegada registrada',
  faltar: 'Ausência registrada',
  cancelar: 'Visita cancelada',
} as const

export function UmaVisita({ v }: { readonly v: VisitaDoDia }) {
  const [motivo, setMotivo] = useState<string | null>(null)
  const consultas = useQueryClient()
  const dizer = async (evento: keyof typeof FEITO): Promise<void> => {
    await chamar('PUT /v1/patios/visitas/:uid', {
      params: { uid: v.uid },
      body: { evento, motivo: evento === 'cancelar' ? motivo : null, versao: v.versao },
    })
    avisarSucesso(FEITO[evento])
    await consultas.invalidateQueries({ queryKey: CHAVE_DA_AGENDA })
  }
  const botao = (evento: keyof typeof FEITO) => () => void dizer(evento).catch(avisarErro)
  return (
    <Card withBorder padding="xs" className="patio-visita" data-situacao={v.situacao}>
      <Text size="sm" fw={600}>
        Visita: {v.lote} – {v.veiculo} {v.placa && `(${v.placa})`}
      </Text>
      <Text size="xs">
        {v.nome} · {formatarTelefone(v.telefone)}
        {v.vaga && ` · vaga ${v.vaga}`}
      </Text>
      {v.situacao !== 'marcada' && (
        <Text size="xs" fw={600}>
          {ROTULO_DA_VISITA[v.situacao]}
        </Text>
      )}
      <Group gap={6} mt={6}>
        {(v.podeChegar.pode || v.situacao === 'marcada') && (
          <Button
            size="compact-sm"
            disabled={!v.podeChegar.pode}
            title={v.podeChegar.motivo ?? undefined}
            onClick={botao('chegar')}
          >
            Chegou
          </Button>
        )}
        {v.podeFaltar.pode && (
          <Button size="compact-sm" variant="default" onClick={botao('faltar')}>
            Não veio
          </Button>
        )}
        {v.podeCancelar.pode && motivo === null && (
          <Button size="compact-sm" variant="subtle" onClick={() => setMotivo('')}>
            Cancelar
          </Button>
        )}
      </Group>
      {motivo !== null && (
        <Group gap={6} mt={6} align="end">
          <TextInput
            size="xs"
            label="Motivo, que vai na carta a quem vem"
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
            flex={1}
          />
          <Button size="compact-sm" disabled={motivo.trim() === ''} onClick={botao('cancelar')}>
            Cancelar a visita
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setMotivo(null)}>
            Voltar
          </Button>
        </Group>
      )}
    </Card>
  )
}
