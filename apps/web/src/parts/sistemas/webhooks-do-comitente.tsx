// Addresses of a consignor's systems that hear of events.
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { ROTULO_DO_AMBIENTE } from '@martelo/domain/sistemas/escopos.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'
import { EntregasDoWebhook } from './entregas-do-webhook.tsx'
import { FormularioDoWebhook } from './formulario-do-webhook.tsx'
import { SegredoMostrado } from './segredo-mostrado.tsx'
import { CHAVE_DOS_SISTEMAS, type Sistemas, type Webhook } from './consulta-dos-sistemas.ts'

interface Props extends Pick<Sistemas, 'webhooks' | 'comitentes'> {
  readonly comId: string | null
}

export function WebhooksDoComitente({ webhooks, comitentes, comId }: Props) {
  const [editando, setEditando] = useState<Webhook | 'novo' | null>(null)
  const [vendo, setVendo] = useState<Webhook | null>(null)
  const [ato, setAto] = useState<{ w: Webhook; qual: 'segredo' | 'remover' } | null>(null)
  const [segredo, setSegredo] = useState<string | null>(null)
  const fila = useQueryClient()
  const reler = () => fila.invalidateQueries({ queryKey: CHAVE_DOS_SISTEMAS })
  const agir = async (): Promise<void> => {
    if (ato === null) return
    const params = { uid: ato.w.uid }
    if (ato.qual === 'remover') await chamar('DELETE /v1/comitentes/webhooks/:uid', { params })
    else setSegredo((await chamar('POST /v1/comitentes/webhooks/:uid/trocar-segredo', { params })).segredo)
    await reler()
  }
  return (
    <Card withBorder component="section" aria-label="Webhooks">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          Webhooks
        </Title>
        <Button onClick={() => setEditando('novo')}>Cadastrar endereço</Button>
      </Group>
      {webhooks.length === 0 && (
        <Text c="dimmed">Nenhum endereço. O que acontece com os bens chega a cada endereço cadastrado.</Text>
      )}
      <Stack gap="sm">
        {webhooks.map((w) => (
          <CartaoDoWebhook
            key={w.uid}
            w={w}
            dono={comitentes.find((m) => m.comId === w.comId)?.nome}
            aoVer={() => setVendo(w)}
            aoEditar={() => setEditando(w)}
            aoAgir={(qual) => setAto({ w, qual })}
          />
        ))}
      </Stack>
      <FormularioDoWebhook
        qual={editando}
        comitentes={comitentes}
        comId={comId}
        aoFechar={() => setEditando(null)}
        aoSalvar={(novo) => {
          setEditando(null)
          setSegredo(novo)
          void reler()
        }}
      />
      <EntregasDoWebhook webhook={vendo} aoFechar={() => setVendo(null)} />
      <Confirmar
        aberto={ato !== null}
        titulo={ato?.qual === 'remover' ? 'Remover o endereço' : 'Trocar o segredo'}
        botao={ato?.qual === 'remover' ? 'Remover' : 'Trocar'}
        perigo={ato?.qual === 'remover'}
        aoFechar={() => setAto(null)}
        aoConfirmar={agir}
      >
        {ato?.qual === 'remover'
          ? 'Nada mais é enviado a este endereço, nem o que está na fila.'
          : 'As próximas entregas são assinadas com o segredo novo.'}
      </Confirmar>
      <SegredoMostrado
        mostrado={segredo === null ? null : { nome: 'Segredo das assinaturas', valor: segredo }}
        aoFechar={() => setSegredo(null)}
      />
    </Card>
  )
}

interface PropsDoCartao {
  readonly w: Webhook
  readonly dono: string | undefined
  readonly aoVer: () => void
  readonly aoEditar: () => void
  readonly aoAgir: (qual: 'segredo' | 'remover') => void
}

function CartaoDoWebhook({ w, dono, aoVer, aoEditar, aoAgir }: PropsDoCartao) {
  return (
    <Card withBorder padding="sm" component="article" aria-label={w.endereco}>
      <Group gap="xs">
        <Text fw={600} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {w.endereco}
        </Text>
        <Badge color={w.ativo ? 'green' : 'gray'} variant="light">
          {w.ativo ? 'Ativo' : 'Pausado'}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {dono} · {ROTULO_DO_AMBIENTE[w.ambiente]} · {w.eventos.join(', ')}
      </Text>
      <Text size="sm">
        Em 7 dias: {quantos(w.entregues, 'entregue', 'entregues')}, {w.naFila} na fila,{' '}
        {quantos(w.falhas, 'falha', 'falhas')}
      </Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" size="xs" onClick={aoVer}>
          Ver entregas
        </Button>
        <Button variant="default" size="xs" onClick={aoEditar}>
          Editar
        </Button>
        <Button variant="default" size="xs" onClick={() => aoAgir('segredo')}>
          Trocar segredo
        </Button>
        <Button variant="default" size="xs" onClick={() => aoAgir('remover')}>
          Remover
        </Button>
      </Group>
    </Card>
  )
}
