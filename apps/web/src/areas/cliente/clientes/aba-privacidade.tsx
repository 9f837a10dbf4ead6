// What one agreed to, a copy of one's own data, and deleting the account, with what stays and why said up front.
import {
  Alert,
  Anchor,
  Button,
  Card,
  Group,
  List,
  Modal,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { diaEmBrasilia, formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { useEnvioCurto } from '../../../kit/formulario/usar-envio-curto.ts'
import { RegulamentosAceitos } from './regulamentos-aceitos.tsx'
import { TermosAceitos } from './termos-aceitos.tsx'

const CHAVE = ['minha-exclusao']

export function AbaPrivacidade() {
  return (
    <Stack>
      <RegulamentosAceitos />
      <TermosAceitos />
      <Copia />
      <Exclusao />
    </Stack>
  )
}

function Copia() {
  const quem = useQuem()
  const [baixando, setBaixando] = useState(false)
  const baixar = async (): Promise<void> => {
    setBaixando(true)
    try {
      const dados = await chamar('GET /v1/cliente/meus-dados')
      const url = URL.createObjectURL(
        new Blob([JSON.stringify(dados, null, 2)], { type: 'application/json' }),
      )
      const a = document.createElement('a')
      a.href = url
      a.download = `meus-dados-${diaEmBrasilia(Date.parse(dados.geradoEm))}.json`
      a.click()
      URL.revokeObjectURL(url)
    } catch (e) {
      avisarErro(e)
    } finally {
      setBaixando(false)
    }
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5">
        Cópia dos seus dados
      </Title>
      <Text size="sm" my="sm">
        Cadastro, endereço, documentos enviados, habilitações, lances, propostas, compras, pagamentos,
        favoritos, mensagens e acessos, num arquivo JSON que outros sistemas leem (LGPD, art. 18).
      </Text>
      <Button
        w="fit-content"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={baixando}
        onClick={() => void baixar()}
      >
        Baixar meus dados
      </Button>
      {quem?.cliUid != null && (
        <Anchor
          component={Link}
          to={caminho(TELAS_IMPRESSOS.meusDadosImpressos, { uid: quem.cliUid })}
          size="sm"
          mt="sm"
        >
          Ver como documento, para imprimir ou guardar em PDF
        </Anchor>
      )}
    </Card>
  )
}

function Exclusao() {
  const consultas = useQueryClient()
  const [pedindo, setPedindo] = useState(false)
  const { data, error } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/cliente/exclusao') })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton h={240} />
  const desistir = async (): Promise<void> => {
    try {
      await chamar('DELETE /v1/cliente/exclusao')
      avisarSucesso('A sua conta continua')
      await consultas.invalidateQueries({ queryKey: CHAVE })
    } catch (e) {
      avisarErro(e)
    }
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Excluir a conta
      </Title>
      <Stack gap="sm">
        {data.pedido && (
          <Alert
            color="orange"
            title={`A conta será excluída em ${formatarData(Date.parse(data.pedido.executarAt))}`}
          >
            <Button size="xs" variant="default" onClick={() => void desistir()}>
              Desistir da exclusão
            </Button>
          </Alert>
        )}
        <OQueMuda sai={data.sai} fica={data.fica} />
        {!data.pedido && data.impedimentos.length > 0 && (
          <Alert color="gray" title="Ainda não é possível">
            {data.impedimentos.map((t) => (
              <Text key={t} size="sm">
                {t}
              </Text>
            ))}
          </Alert>
        )}
        {!data.pedido && (
          <Group>
            <Button
              color="red"
              variant="light"
              disabled={data.impedimentos.length > 0}
              onClick={() => setPedindo(true)}
            >
              Pedir a exclusão
            </Button>
          </Group>
        )}
      </Stack>
      <Modal
        opened={pedindo}
        onClose={() => setPedindo(false)}
        title="Excluir a conta"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <Pedido
          dias={data.dias}
          aoPedir={() => {
            setPedindo(false)
            void consultas.invalidateQueries({ queryKey: CHAVE })
          }}
        />
      </Modal>
    </Card>
  )
}

interface Mudancas {
  readonly sai: readonly string[]
  readonly fica: readonly { readonly oque: string; readonly porque: string }[]
}

function OQueMuda({ sai, fica }: Mudancas) {
  return (
    <>
      <div>
        <Text fw={600}>O que sai</Text>
        <List size="sm">
          {sai.map((t) => (
            <List.Item key={t}>{t}</List.Item>
          ))}
        </List>
      </div>
      <div>
        <Text fw={600}>O que fica, e por quê</Text>
        <List size="sm">
          {fica.map((x) => (
            <List.Item key={x.oque}>
              {x.oque}.{' '}
              <Text span c="dimmed" size="sm">
                {x.porque}
              </Text>
            </List.Item>
          ))}
        </List>
      </div>
    </>
  )
}

function Pedido({ dias, aoPedir }: { dias: number; aoPedir: () => void }) {
  const [senha, setSenha] = useState('')
  const [motivo, setMotivo] = useState('')
  const f = useEnvioCurto(async () => {
    await chamar('POST /v1/cliente/exclusao', { body: { senha, ...(motivo.trim() ? { motivo } : {}) } })
    aoPedir()
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <Stack gap="sm">
        <Text size="sm">
          A exclusão é feita em {dias} dias. Até lá você pode desistir; depois não há volta.
        </Text>
        <PasswordInput
          label="Sua senha"
          autoComplete="current-password"
          value={senha}
          onChange={(e) => setSenha(e.currentTarget.value)}
          error={f.campos.senha}
          data-autofocus
        />
        <Textarea
          label="Quer nos dizer o motivo?"
          maxLength={500}
          value={motivo}
          onChange={(e) => setMotivo(e.currentTarget.value)}
        />
        {f.falha && (
          <Alert color="red" role="alert">
            {f.falha}
          </Alert>
        )}
        <Group justify="end">
          <Button type="submit" color="red" loading={f.enviando} disabled={senha === ''}>
            Pedir a exclusão
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
