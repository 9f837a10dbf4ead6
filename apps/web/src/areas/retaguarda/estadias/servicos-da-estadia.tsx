// What was asked of the yard for this vehicle, and asking for more.
import { Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  HORAS_PROMETIDAS,
  TIPOS_DE_SERVICO,
  type TipoDeServico,
} from '@martelo/domain/estadias/servicos-da-estadia.ts'
import { estadiaAtiva } from '@martelo/domain/estadias/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { doRelogio } from '../../../kit/registro/campos.tsx'
import { AtosDoServico } from '../../../parts/estadias/atos-do-servico.tsx'
import { FalhaAoEnviar, useFalha } from '../../../kit/formulario/falha-ao-enviar.tsx'
import { SeloDoServico } from '../../../parts/estadias/selo-da-estadia.tsx'
import type { Estadia } from './estadia-lida.ts'

export function ServicosDaEstadia({ e, reler }: { e: Estadia; reler: () => Promise<void> }) {
  return (
    <Stack>
      {e.can.pedir && estadiaAtiva(e.situacao) && <PedirServico e={e} reler={reler} />}
      {e.servicos.length === 0 && <Text c="dimmed">Nenhum serviço pedido nesta estadia.</Text>}
      {e.servicos.map((s) => (
        <Card withBorder key={s.uid}>
          <Group justify="space-between" align="start">
            <div>
              <Group gap="xs">
                <Text fw={600} size="sm">
                  {s.tipoServico}
                </Text>
                <SeloDoServico situacao={s.situacao} atrasado={s.atrasado} />
              </Group>
              {s.observacao && <Text size="sm">{s.observacao}</Text>}
              <Text size="xs" c="dimmed">
                {[
                  `Pedido ${[formatarDataHora(Date.parse(s.solicitadoAt)), s.solicitadoPor].filter(Boolean).join(', ')}`,
                  s.agendadoAt
                    ? `agendado para ${formatarDataHora(Date.parse(s.agendadoAt))}`
                    : `prometido para ${formatarDataHora(Date.parse(s.prometidoAt))}`,
                  s.pessoa && `com ${s.pessoa}`,
                  s.encerradoAt &&
                    `encerrado ${[formatarDataHora(Date.parse(s.encerradoAt)), s.encerradoPor].filter(Boolean).join(', ')}`,
                  s.motivo,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <AtosDoServico s={s} aoMudar={reler} />
          </Group>
        </Card>
      ))}
    </Stack>
  )
}

function PedirServico({ e, reler }: { e: Estadia; reler: () => Promise<void> }) {
  const vazio = {
    tipoServico: 'Foto' as TipoDeServico,
    observacao: '',
    prometidoAt: '',
    pessoaUid: null as string | null,
  }
  const [f, setF] = useState(vazio)
  const [chaveDoPedido, setChave] = useState(novaChave)
  const [falha, tentar, enviando] = useFalha()
  const { data: pessoas } = useQuery({
    queryKey: ['pessoas-do-patio', e.patioUid],
    queryFn: () => chamar('GET /v1/patios/:patUid/pessoas', { params: { patUid: e.patioUid } }),
  })
  const pedir = async (): Promise<void> => {
    await chamar('POST /v1/estadias/:uid/servicos', {
      params: { uid: e.uid },
      body: {
        ...f,
        observacao: f.observacao || null,
        prometidoAt: f.prometidoAt ? doRelogio(f.prometidoAt) : null,
        chaveDoPedido,
      },
    })
    avisarSucesso('Serviço pedido')
    setF(vazio)
    setChave(novaChave())
    await reler()
  }
  return (
    <Card withBorder>
      <form
        onSubmit={(ev) => {
          ev.preventDefault()
          void tentar(pedir)
        }}
      >
        <Group align="end" gap="sm">
          <Select
            label="Serviço"
            allowDeselect={false}
            data={[...TIPOS_DE_SERVICO]}
            value={f.tipoServico}
            onChange={(v) => v && setF({ ...f, tipoServico: v })}
          />
          <Select
            label="Quem faz"
            placeholder="Quem estiver no pátio"
            clearable
            clearButtonProps={{ 'aria-label': 'Limpar a pessoa' }}
            data={(pessoas ?? []).map((p) => ({ value: p.uid, label: p.nome }))}
            value={f.pessoaUid}
            onChange={(pessoaUid) => setF({ ...f, pessoaUid })}
            error={falha?.campos.pessoaUid}
          />
          <TextInput
            type="datetime-local"
            label="Prometido para"
            description={`Vazio: em ${HORAS_PROMETIDAS[f.tipoServico]} horas`}
            value={f.prometidoAt}
            onChange={(ev) => setF({ ...f, prometidoAt: ev.currentTarget.value })}
          />
          <TextInput
            label="Observação"
            maxLength={1000}
            value={f.observacao}
            onChange={(ev) => setF({ ...f, observacao: ev.currentTarget.value })}
          />
          <Button type="submit" loading={enviando}>
            Pedir
          </Button>
        </Group>
        <FalhaAoEnviar falha={falha} />
      </form>
    </Card>
  )
}
