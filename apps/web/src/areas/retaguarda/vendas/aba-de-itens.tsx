// The items of a sale: sums, pickup, and the way of the papers with its next step.
import { Anchor, Badge, Button, Card, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { type EventoDeDocumentacao, TRANSICOES_DE_DOCUMENTACAO } from '@martelo/domain/entregas/states.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { AgendarRetirada } from '../../../parts/entregas/agendar-a-retirada.tsx'
import { PapeisDoDetran } from '../../../parts/veiculos/papeis-do-detran.tsx'
import type { ItemDaCompra, VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { ItensExtras } from './itens-extras-da-venda.tsx'
import { ProvasDoItem } from './provas-do-item.tsx'
import { ReciboDoItem } from './acerto-por-recibo.tsx'
import { ResponderTroca } from './responder-troca.tsx'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

const ROTULOS: Readonly<Record<EventoDeDocumentacao, string>> = {
  iniciarAnalise: 'Iniciar a análise',
  encaminharAoDespachante: 'Encaminhar ao despachante',
  solicitarAoComitente: 'Solicitar ao comitente',
  receberDoComitente: 'Recebido do comitente',
  enviar: 'Registrar o envio',
  confirmarEntrega: 'Confirmar a entrega',
}

export function AbaDeItens({ v }: { v: VendaDaCasa }) {
  return (
    <Stack gap="md">
      {v.itens.map((i) => (
        <Card key={i.uid} withBorder opacity={i.conta ? 1 : 0.65}>
          <Group justify="space-between" align="start" wrap="nowrap">
            <div>
              <Text fw={650}>
                {i.numero} – {i.nome}
              </Text>
              <Identificacao i={i} />
              <Group gap="xs" mt={4}>
                <Badge variant="light" tt="none">
                  {i.rotuloLote}
                </Badge>
                <Badge variant="light" tt="none" color={i.retirada.situacao === 'entregue' ? 'teal' : 'blue'}>
                  {i.retirada.rotulo}
                </Badge>
                {i.informacoesDocumentacao.temDocumentos && (
                  <Badge
                    variant="light"
                    tt="none"
                    color={i.informacoesDocumentacao.etapaFinal ? 'teal' : 'blue'}
                  >
                    Documentos: {i.informacoesDocumentacao.rotulo}
                  </Badge>
                )}
              </Group>
            </div>
            <Text fw={700} className="numeros nao-quebra">
              {formatarReais(i.total)}
            </Text>
          </Group>
          <Text size="sm" mt="xs">
            {i.noConjunto
              ? 'Vendido no conjunto: o lance está no lote principal'
              : `Lance ${formatarReais(i.valor)} em ${formatarDataHora(Date.parse(i.data))}`}
            {i.despesas.map((d) => ` · ${d.rotulo} ${formatarReais(d.valor)}`).join('')}
          </Text>
          {i.agendamentoRetirada && (
            <Text size="sm">
              Retirada {formatarDataHora(Date.parse(i.agendamentoRetirada.dataHorario))}
              {i.retirada.patio && ` no ${i.retirada.patio.nome}`}
              {i.agendamentoRetirada.terceiro && ` por ${i.agendamentoRetirada.terceiro.nome}`}
              {i.retirada.entreguePara && ` · entregue a ${i.retirada.entreguePara}`}
            </Text>
          )}
          <MarcarRetirada i={i} />
          {i.informacoesDocumentacao.codigoEnvio && <Envio d={i.informacoesDocumentacao} />}
          <QuemCuidouDosPapeis d={i.informacoesDocumentacao} />
          {i.informacoesDocumentacao.troca && <ResponderTroca v={v} t={i.informacoesDocumentacao.troca} />}
          {i.conta && <ReciboDoItem v={v} i={i} />}
          <PapeisDoDetran veiUid={i.veiUid} nome={`lote ${i.numero}`} />
          <ProvasDoItem v={v} i={i} />
          {i.conta && i.informacoesDocumentacao.temDocumentos && v.podeDocumentar && <Papeis v={v} i={i} />}
        </Card>
      ))}
      <EmCondicional v={v} />
      <ItensExtras v={v} />
    </Stack>
  )
}

/** A buyer on the telephone gets his hour from the house, which tells him by letter. */
function MarcarRetirada({ i }: { i: ItemDaCompra }) {
  const [aberto, setAberto] = useState(false)
  const muda = i.retirada.situacao === 'aguardando_retirada'
  if (!permite('retirada:agendar', useQuem()) || !(muda || i.retirada.podeAgendar.pode)) return null
  return (
    <>
      <Button size="xs" variant="default" mt="xs" onClick={() => setAberto(true)}>
        {muda ? 'Mudar o horário da retirada' : 'Agendar a retirada'}
      </Button>
      <Modal
        opened={aberto}
        onClose={() => setAberto(false)}
        size="lg"
        title="Retirada pelo comprador"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <AgendarRetirada item={i} comNome aoTerminar={() => setAberto(false)} />
      </Modal>
    </>
  )
}

/** Of the same buyer and auction: nothing is due of them before their consignor's answer. */
function EmCondicional({ v }: { v: VendaDaCasa }) {
  if (v.lotesEmCondicional.length === 0) return null
  return (
    <Card withBorder>
      <Text fw={650}>Também em condicional neste leilão</Text>
      {v.lotesEmCondicional.map((l) => (
        <Text key={l.loteId} size="sm">
          {l.numero} – {l.nome} · {formatarReais(l.valor)}
          {l.prazo && ` · resposta até ${formatarDataHora(Date.parse(l.prazo))}`}
        </Text>
      ))}
    </Card>
  )
}

function Envio({ d }: { d: ItemDaCompra['informacoesDocumentacao'] }) {
  return (
    <Text size="sm">
      {d.metodoEnvio} {d.codigoEnvio}
      {d.dataEnvio && ` em ${formatarDataHora(Date.parse(d.dataEnvio))}`}
      {d.rastreamento && (
        <>
          {' · '}
          <Anchor href={d.rastreamento} target="_blank" rel="noreferrer" size="sm">
            Acompanhar nos Correios
          </Anchor>
        </>
      )}
    </Text>
  )
}

/** Where they go, and who chose that and moved them last. */
function QuemCuidouDosPapeis({ d }: { d: ItemDaCompra['informacoesDocumentacao'] }) {
  const partes = [
    d.enderecoEntrega && `Para ${d.enderecoEntrega}`,
    d.usuarioEscolha && `entrega escolhida por ${d.usuarioEscolha}`,
    d.usuarioAndamento &&
      d.ultimaAtualizacao &&
      `${d.rotulo.toLowerCase()} por ${d.usuarioAndamento} em ${formatarDataHora(Date.parse(d.ultimaAtualizacao))}`,
  ].filter(Boolean)
  return partes.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {partes.join(' · ')}
    </Text>
  )
}

/** By what the authorities know it, and whose it was. */
function Identificacao({ i }: { i: ItemDaCompra }) {
  const verVeiculo = permite('veiculo:ver', useQuem())
  return (
    <Text size="sm" c="dimmed">
      {[
        i.placa,
        i.chassi,
        i.renavam && `RENAVAM ${i.renavam}`,
        i.numeroMotor && `motor ${i.numeroMotor}`,
        [i.comitente, i.comitenteCnpj].filter(Boolean).join(', CNPJ '),
      ]
        .filter(Boolean)
        .join(' · ')}
      {verVeiculo && (
        <>
          {' · '}
          <Link to={caminho(TELAS_RETAGUARDA.veiculo, { uid: i.veiUid })}>ver o veículo</Link>
        </>
      )}
    </Text>
  )
}

function Papeis({ v, i }: { v: VendaDaCasa; i: ItemDaCompra }) {
  const d = i.informacoesDocumentacao
  const [codigo, setCodigo] = useState(d.codigoEnvio ?? '')
  const mudar = useMudarVenda(v)
  const eventos = TRANSICOES_DE_DOCUMENTACAO.filter(
    (t) => t.de === d.situacao && t.evento !== 'iniciarAnalise' && t.quem.some((q) => q === 'Despachante'),
  )
  if (eventos.length === 0) return null
  const mover = (evento: EventoDeDocumentacao): void => {
    mudar(() =>
      chamar('PUT /v1/entregas/:itemUid/documentacao', {
        params: { itemUid: i.uid },
        body: { evento, codigoEnvio: codigo || null, versao: i.versao },
      }),
    )
      .then(() => avisarSucesso())
      .catch(avisarErro)
  }
  return (
    <Group mt="sm" align="end" gap="xs">
      {eventos.some((t) => t.evento === 'enviar') && (
        <TextInput
          size="xs"
          label="Código de rastreamento"
          value={codigo}
          onChange={(e) => setCodigo(e.currentTarget.value)}
          description={d.metodoEnvio ?? 'O comprador ainda não escolheu a entrega'}
        />
      )}
      {eventos.map((t) => (
        <Button key={t.evento} size="xs" variant="default" onClick={() => mover(t.evento)}>
          {ROTULOS[t.evento]}
        </Button>
      ))}
      {d.textoDoPrazo && (
        <Text size="sm" c="dimmed">
          {d.textoDoPrazo}
        </Text>
      )}
    </Group>
  )
}
