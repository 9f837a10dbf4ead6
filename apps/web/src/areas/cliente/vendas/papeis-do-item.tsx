// The papers of one item: how they come, chosen before the payment or changed after it, where they are, and the tracking.
import { Alert, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { Copiavel } from '../../../kit/ficha/copiar.tsx'
import { EnviarComprovante } from '../../../parts/pagamentos/enviar-arquivo.tsx'
import { CHAVE_DAS_COMPRAS, type Compra, type ItemDaCompra } from '../../../parts/vendas/usar-venda.ts'
import { EscolherEntrega } from './escolher-entrega-dos-papeis.tsx'

interface Props {
  readonly v: Compra
  readonly i: ItemDaCompra
}

export function PapeisDoItem({ v, i }: Props) {
  const [mudando, setMudando] = useState(false)
  const consultas = useQueryClient()
  const d = i.informacoesDocumentacao
  const fechada = v.situacao === 'Fechada'
  const muda = (fechada || v.situacao === 'Aguardando Pagamento') && !d.etapaFinal && d.situacao !== 'enviado'
  const receber = useMutation({
    mutationFn: () =>
      chamar('PUT /v1/entregas/:itemUid/documentacao', {
        params: { itemUid: i.uid },
        body: { evento: 'confirmarEntrega', versao: i.versao },
      }),
    onError: avisarErro,
    onSettled: () => consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS }),
  })
  if (!fechada && !muda && d.metodoEnvio === null) return null
  return (
    <Stack gap={4} mt="md" className="compra-parte">
      <Group justify="space-between">
        <Text fw={600}>Documentos</Text>
        {fechada && (
          <Badge variant="light" tt="none" color={d.etapaFinal ? 'teal' : 'blue'}>
            {d.rotulo}
          </Badge>
        )}
      </Group>
      <Text size="sm">
        {comoVem(d, fechada)}
        {d.textoDoPrazo && ` · ${d.textoDoPrazo}`}
      </Text>
      {fechada && (
        <Text size="sm" c="dimmed">
          {d.andamento}
        </Text>
      )}
      {d.enderecoEntrega && d.metodoEnvio !== 'Retirada' && (
        <Text size="sm" c="dimmed">
          Para {d.enderecoEntrega}
        </Text>
      )}
      {d.codigoEnvio && (
        <Text size="sm">
          Código de rastreamento: <b>{d.codigoEnvio}</b>
          {d.rastreamento && (
            <>
              {' · '}
              <Anchor href={d.rastreamento} target="_blank" rel="noreferrer" size="sm">
                Acompanhar nos Correios
              </Anchor>
            </>
          )}
        </Text>
      )}
      <ArquivosDoVeiculo arquivos={d.arquivos} />
      {d.troca && <TrocaPedida v={v} t={d.troca} />}
      <Group gap="xs">
        {d.situacao === 'enviado' && (
          <Button size="xs" loading={receber.isPending} onClick={() => receber.mutate()}>
            Recebi os documentos
          </Button>
        )}
        {muda && d.troca?.situacao !== 'aguardandoValidacao' && (
          <Button variant="default" size="xs" aria-expanded={mudando} onClick={() => setMudando(!mudando)}>
            {d.metodoEnvio === null ? 'Escolher a entrega' : 'Mudar a entrega'}
          </Button>
        )}
      </Group>
      {mudando && <EscolherEntrega item={i} depois={fechada} aoEscolher={() => setMudando(false)} />}
    </Stack>
  )
}

/** What the house gave of the vehicle: licence, transfer, scrap papers. */
function ArquivosDoVeiculo({ arquivos }: { arquivos: ItemDaCompra['informacoesDocumentacao']['arquivos'] }) {
  if (arquivos.length === 0) return null
  return (
    <Group gap="xs">
      {arquivos.map((a) => (
        <Button
          key={a.url}
          component="a"
          href={a.url}
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          {a.rotulo}
        </Button>
      ))}
    </Group>
  )
}

function comoVem(d: ItemDaCompra['informacoesDocumentacao'], fechada: boolean): string {
  if (d.metodoEnvio === null)
    return fechada
      ? 'Escolha como receber os documentos.'
      : 'Escolha como receber os documentos antes de pagar: o envio entra no total desta compra.'
  return `${d.metodoEnvio}${d.patioNome ? ` no ${d.patioNome}` : ''}${d.valorSedex > 0 ? ` · ${formatarReais(d.valorSedex)}` : ''}`
}

/** The difference of a dearer delivery: where it is paid, its proof, and what the house said. */
function TrocaPedida({
  v,
  t,
}: {
  readonly v: Compra
  readonly t: NonNullable<ItemDaCompra['informacoesDocumentacao']['troca']>
}) {
  const consultas = useQueryClient()
  const recarregar = () => void consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })
  const desistir = useMutation({
    mutationFn: () =>
      chamar('PUT /v1/entregas/trocas/:uid/situacao', {
        params: { uid: t.uid },
        body: { evento: 'cancelar', versao: t.versao },
      }),
    onError: avisarErro,
    onSettled: recarregar,
  })
  if (t.situacao === 'aguardandoValidacao')
    return (
      <Alert color="blue" title={`Troca para ${t.metodo}`}>
        Recebemos o comprovante de {formatarReais(t.diferenca)}. A validação leva até 1 dia útil.
      </Alert>
    )
  return (
    <Alert
      color={t.situacao === 'divergente' ? 'red' : 'yellow'}
      title={`Troca para ${t.metodo}: pague ${formatarReais(t.diferenca)}`}
    >
      <Stack gap="sm">
        <Text size="sm">
          {t.motivo
            ? `Encontramos uma divergência: ${t.motivo} Corrija e envie novamente.`
            : 'Transfira a diferença e envie o comprovante. A entrega muda quando ele for validado.'}
        </Text>
        {v.conta && (
          <>
            <Copiavel nome="Banco" valor={`${v.conta.bancoCodigo} – ${v.conta.banco}`} />
            <Group grow align="start">
              <Copiavel nome="Agência" valor={v.conta.agencia} />
              <Copiavel nome="Conta" valor={v.conta.conta} />
            </Group>
            <Copiavel nome="Titular" valor={`${v.conta.titular} · ${v.conta.titularDocumento}`} />
          </>
        )}
        <EnviarComprovante trocaUid={t.uid} aoEnviar={recarregar} />
        <Button
          variant="subtle"
          size="compact-sm"
          loading={desistir.isPending}
          onClick={() => desistir.mutate()}
        >
          Desistir da troca
        </Button>
      </Stack>
    </Alert>
  )
}
