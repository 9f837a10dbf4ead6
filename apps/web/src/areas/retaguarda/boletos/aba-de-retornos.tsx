// The bank's file is dropped, shown line by line with what each would do, and processed when a person says so.
import { Alert, Anchor, Button, Card, FileInput, Group, Stack, Table, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { CHAVE_DAS_VENDAS } from '../../../parts/vendas/usar-venda.ts'

type Retorno = RespostaDe<Calls['GET /v1/boletos/retornos']>[number]
const NOME = 'retornos'
type Lido = RespostaDe<Calls['POST /v1/boletos/retornos']>

const RESULTADO: Readonly<Record<string, string>> = {
  registrado: 'Registra o boleto',
  recusado: 'Recusa o boleto',
  liquidado: 'Recebe o pagamento',
  baixado: 'Baixa o boleto',
  baixaRecusada: 'Recusa a baixa',
  vencimentoAlterado: 'Informa o novo vencimento',
  estornado: 'Estorna o pagamento',
  informativo: 'Só informa',
  aprovado: 'Pagamento aprovado',
  divergente: 'Pagamento divergente',
  devolver: 'Dinheiro a devolver',
  repetida: 'Já tinha sido feito',
  ignorado: 'Nada a fazer',
  desconhecido: 'Boleto desconhecido',
}

/** Banks write these files in Latin-1. */
async function lerArquivo(f: File): Promise<{ nome: string; conteudo: string }> {
  const conteudo = new TextDecoder('iso-8859-1').decode(await f.arrayBuffer()).replaceAll('\u0000', ' ')
  return { nome: f.name.slice(0, 120), conteudo }
}

export function AbaDeRetornos() {
  const [arquivo, setArquivo] = useState<File | null>(null)
  const consultas = useQueryClient()
  const enviar = useMutation({
    mutationFn: async ({ f, previa }: { f: File; previa: boolean }) =>
      chamar('POST /v1/boletos/retornos', { body: { ...(await lerArquivo(f)), previa } }),
    onSuccess: (r, { previa }) => {
      if (previa || r.erros.length > 0) return
      avisarSucesso(quantos(r.aplicadas, 'linha processada', 'linhas processadas'))
      void consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
      void consultas.invalidateQueries({ queryKey: [NOME] })
    },
  })
  const lido = enviar.data
  const feito = enviar.variables?.previa === false
  return (
    <Stack>
      <FileInput
        label="Arquivo de retorno"
        description="CNAB 400 ou 240, como veio do banco. Nada acontece antes de você conferir."
        placeholder="Escolha ou solte o arquivo aqui"
        accept=".ret,.txt,.RET,.TXT,.crt"
        value={arquivo}
        onChange={(f) => {
          setArquivo(f)
          enviar.reset()
          if (f !== null) enviar.mutate({ f, previa: true })
        }}
        error={enviar.error?.message}
        maw={460}
      />
      {lido && (
        <Previa
          lido={lido}
          feito={feito}
          fazendo={enviar.isPending}
          aoProcessar={() => arquivo !== null && enviar.mutate({ f: arquivo, previa: false })}
        />
      )}
      <Tabela<Retorno>
        nome={NOME}
        identidade={(r) => r.uid}
        placeholder="Arquivo ou quem processou"
        vazio="Nenhum retorno processado"
        colunas={COLUNAS}
        buscar={listaDe('GET /v1/boletos/retornos')}
      />
    </Stack>
  )
}

interface PropsDaPrevia {
  readonly lido: Lido
  readonly feito: boolean
  readonly fazendo: boolean
  readonly aoProcessar: () => void
}

function Previa({ lido, feito, fazendo, aoProcessar }: PropsDaPrevia) {
  return (
    <Card withBorder component="section" aria-label="Conferência do retorno">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600}>
            Banco {lido.banco}, CNAB {lido.padrao}
            {lido.geradoEm && `, de ${formatarDia(lido.geradoEm)}`}:{' '}
            {quantos(lido.linhas.length, 'linha', 'linhas')}, {formatarReais(lido.recebido)} recebidos
          </Text>
          {!feito && lido.erros.length === 0 && (
            <Button loading={fazendo} onClick={aoProcessar}>
              {lido.repetido ? 'Processar o que faltou' : 'Processar'}
            </Button>
          )}
        </Group>
        {lido.repetido && !feito && (
          <Alert color="yellow">Este arquivo já foi processado. O que foi feito não se repete.</Alert>
        )}
        {lido.erros.length > 0 && (
          <Alert color="red" role="alert" title="O arquivo tem erros e não pode ser processado">
            {lido.erros.slice(0, 20).map((e) => (
              <Text key={`${e.linha}-${e.campo}-${e.posicoes}`} size="sm">
                Linha {e.linha}
                {e.posicoes && `, posições ${e.posicoes}`} ({e.campo}): {e.erro}
              </Text>
            ))}
          </Alert>
        )}
        <LinhasDoRetorno linhas={lido.linhas} />
      </Stack>
    </Card>
  )
}

function LinhasDoRetorno({ linhas }: { linhas: Lido['linhas'] }) {
  if (linhas.length === 0) return <Text c="dimmed">Nenhuma linha de boleto.</Text>
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table aria-label="Linhas do retorno">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Linha</Table.Th>
            <Table.Th>Ocorrência</Table.Th>
            <Table.Th>Boleto</Table.Th>
            <Table.Th>Comprador</Table.Th>
            <Table.Th ta="right">Recebido</Table.Th>
            <Table.Th>O que acontece</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linhas.map((l) => (
            <Table.Tr key={l.linha}>
              <Table.Td>{l.linha}</Table.Td>
              <Table.Td>
                {l.ocorrencia} {l.rotulo}
              </Table.Td>
              <Table.Td>
                {l.boletoUid === null ? (
                  l.nossoNumero
                ) : (
                  <Anchor
                    component={Link}
                    to={caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid: l.boletoUid })}
                    size="sm"
                  >
                    {l.nossoNumero}
                  </Anchor>
                )}
              </Table.Td>
              <Table.Td>{l.cliente}</Table.Td>
              <Table.Td ta="right">{l.pago > 0 ? formatarReais(l.pago) : ''}</Table.Td>
              <Table.Td>
                {RESULTADO[l.resultado] ?? l.resultado}
                {l.detalhe && (
                  <Text size="xs" c="dimmed">
                    {l.detalhe}
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const COLUNAS: readonly Coluna<Retorno>[] = [
  { id: 'nome', titulo: 'Arquivo', ordenavel: true, valor: (r) => r.nome },
  {
    id: 'criadoAt',
    titulo: 'Processado em',
    ordenavel: true,
    valor: (r) => formatarDataHora(Date.parse(r.criadoAt)),
  },
  { id: 'por', titulo: 'Por', valor: (r) => r.por },
  { id: 'linhas', titulo: 'Linhas', direita: true, valor: (r) => `${r.aplicadas} de ${r.linhas}` },
  {
    id: 'recebido',
    titulo: 'Recebido',
    ordenavel: true,
    direita: true,
    valor: (r) => formatarReais(r.recebido),
  },
]
