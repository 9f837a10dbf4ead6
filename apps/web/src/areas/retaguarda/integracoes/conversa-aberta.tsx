// One talk with a consignor's system: what was said, what was answered, masked as it is kept.
import { Alert, Badge, Group, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { rotuloDaOperacao } from '@martelo/domain/integracoes/operacoes.ts'
import { Gaveta } from '../../../kit/ficha/gaveta.tsx'
import { LadoDaConversa } from '../externo/lado-da-conversa.tsx'

export type Conversa = RespostaDe<Calls['GET /v1/comitente-integracao/logs/find/qb']>[number]

export function ConversaAberta({ l, aoFechar }: { readonly l: Conversa | null; aoFechar(): void }) {
  return (
    <Gaveta opened={l !== null} onClose={aoFechar} size="lg" title="Conversa com o sistema">
      {l !== null && <Dita l={l} />}
    </Gaveta>
  )
}

function Dita({ l }: { readonly l: Conversa }) {
  // Taken, and not yet worked on: by the partner's rule no failure, and by no one's a success.
  const naFila = l.sucesso && l.eventStatus === 'WAITING'
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Badge variant="light" tt="none" color={naFila ? 'gray' : l.sucesso ? 'green' : 'red'}>
          {naFila ? 'Na fila' : l.sucesso ? 'Sucesso' : 'Falha'}
        </Badge>
        {l.eventStatus && !naFila && (
          <Badge variant="outline" tt="none">
            {l.eventStatus}
          </Badge>
        )}
      </Group>
      <Text size="sm">
        {`${l.integradora}, ${rotuloDaOperacao(l.tipo)}, ${l.origem} em ${formatarDataHora(Date.parse(l.createdAt))}, ${l.tempoResposta} ms`}
        {l.createdBy !== null && `, por ${l.createdBy}`}
      </Text>
      {l.sucesso ? <Text size="sm">{l.mensagem}</Text> : <Alert color="red">{l.mensagem}</Alert>}
      <LadoDaConversa
        titulo={l.origem === 'enviado' ? 'Pedido' : 'Recebido'}
        linha={[l.url, l.query].filter(Boolean).join('?')}
        cabecalhos={l.headers}
        corpo={l.body}
      />
      <LadoDaConversa titulo="Resposta" linha="" cabecalhos={null} corpo={l.response} />
      <Text size="xs" c="dimmed">
        Segredos e dados pessoais não são guardados aqui.
      </Text>
    </Stack>
  )
}
