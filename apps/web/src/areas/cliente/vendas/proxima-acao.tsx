// The one thing to do next, large: a sentence, and under it the thing itself.
import { Alert, Button, Card, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { EnviarComprovante } from '../../../parts/pagamentos/enviar-arquivo.tsx'
import { PagamentoSeguro } from '../../../parts/pagamentos/pagamento-seguro.tsx'
import { CHAVE_DAS_COMPRAS, type Compra } from '../../../parts/vendas/usar-venda.ts'
import { AgendarRetirada } from '../../../parts/entregas/agendar-a-retirada.tsx'
import { EscolherEntrega } from './escolher-entrega-dos-papeis.tsx'
import { Pagar } from './pagar.tsx'

const TITULOS: Readonly<Record<string, string>> = {
  aguardarValidacao: 'Pagamento em validação',
  aguardarComitente: 'Aguardando quem vende',
  verAgendamento: 'Retirada agendada',
  nenhuma: 'Tudo certo por aqui',
}

export function ProximaAcao({ v }: { v: Compra }) {
  return (
    <Card withBorder padding="lg" radius="lg" component="section" aria-labelledby="proxima-acao">
      <Stack gap="md">
        <div aria-live="polite">
          <Title order={2} size="h3" id="proxima-acao">
            {v.concluida ? 'Compra concluída' : v.encerrada ? 'Compra encerrada' : tituloDaAcao(v)}
          </Title>
          <Text mt={4}>{v.orientacao.texto}</Text>
        </div>
        <Fazer v={v} />
      </Stack>
    </Card>
  )
}

/** A Pix has no proof to correct: its money goes back, and the buyer pays again. */
function tituloDaAcao(v: Compra): string {
  const divergentes = v.pagamentos.filter((p) => p.situacao === 'divergente')
  if (divergentes.length > 0 && divergentes.every((p) => !p.podeEnviarComprovante)) return 'Pagar novamente'
  return TITULOS[v.proximaAcao] ?? v.rotuloDaAcao
}

const mostrarCodigo = (): void =>
  document.querySelector('.passe-qr')?.scrollIntoView({ block: 'center', behavior: 'smooth' })

const FAZER: Readonly<Record<string, (v: Compra) => ReactNode>> = {
  pagar: (v) => (
    <>
      <EntregaAntesDePagar v={v} />
      <Pagar v={v} />
    </>
  ),
  corrigirComprovante: (v) => <Corrigir v={v} />,
  agendarRetirada: (v) => <PorItem v={v} />,
  reagendarRetirada: (v) => <PorItem v={v} />,
  escolherEntrega: (v) => <Papeis v={v} />,
  verAgendamento: () => (
    <Button variant="default" onClick={mostrarCodigo}>
      Mostrar o código da portaria
    </Button>
  ),
}

function Fazer({ v }: { v: Compra }) {
  return FAZER[v.proximaAcao]?.(v) ?? null
}

function Corrigir({ v }: { v: Compra }) {
  const consultas = useQueryClient()
  const recarregar = (): void => void consultas.invalidateQueries({ queryKey: CHAVE_DAS_COMPRAS })
  const divergentes = v.pagamentos.filter((p) => p.situacao === 'divergente')
  const cada = divergentes.map((p) => (
    <Stack key={p.uid} gap="sm">
      {p.podeEnviarComprovante ? (
        <EnviarComprovante pagUid={p.uid} aoEnviar={recarregar} />
      ) : (
        <Text size="sm" c="dimmed">
          O valor recebido será devolvido a quem pagou. Para não perder a compra, pague novamente agora.
        </Text>
      )}
      <Button
        variant={p.podeEnviarComprovante ? 'subtle' : 'filled'}
        onClick={() => {
          chamar('DELETE /v1/pagamentos/:uid', { params: { uid: p.uid } }).then(recarregar, avisarErro)
        }}
      >
        {p.podeEnviarComprovante ? 'Pagar de outra forma' : 'Pagar novamente'}
      </Button>
    </Stack>
  ))
  return (
    <>
      {cada}
      <PagamentoSeguro />
    </>
  )
}

/** Papers may come by mail: offered before the money, because the fee belongs to the total. */
function EntregaAntesDePagar({ v }: { v: Compra }) {
  const [aberta, setAberta] = useState(false)
  const itens = v.itens.filter((i) => i.conta && i.informacoesDocumentacao.temDocumentos)
  const falta = itens.find((i) => i.informacoesDocumentacao.metodoEnvio === null)
  if (v.somas.total > 0 || falta === undefined) return null
  return (
    <Alert color="blue" title={aberta ? 'Entrega dos documentos' : 'Como você quer receber os documentos?'}>
      <Stack gap="sm" align="stretch">
        <Text size="sm">Escolha antes de pagar: Sedex e Carta Registrada entram no total desta compra.</Text>
        {aberta ? (
          <EscolherEntrega key={falta.uid} item={falta} depois={false} comNome={itens.length > 1} />
        ) : (
          <Button variant="default" onClick={() => setAberta(true)}>
            Escolher como receber
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

function PorItem({ v }: { v: Compra }) {
  const espera = v.itens.filter((i) => i.conta && i.retirada.podeAgendar.pode)
  return espera.length === 0 ? (
    <Text size="sm">{v.itens.find((i) => i.conta)?.retirada.podeAgendar.motivo}</Text>
  ) : (
    espera.slice(0, 1).map((i) => <AgendarRetirada key={i.uid} item={i} comNome={v.itens.length > 1} />)
  )
}

function Papeis({ v }: { v: Compra }) {
  return v.itens
    .filter(
      (i) =>
        i.conta && i.informacoesDocumentacao.temDocumentos && i.informacoesDocumentacao.metodoEnvio === null,
    )
    .slice(0, 1)
    .map((i) => (
      <EscolherEntrega key={i.uid} item={i} depois={v.situacao === 'Fechada'} comNome={v.itens.length > 1} />
    ))
}
