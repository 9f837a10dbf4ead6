// A consignor's data, logo and bank accounts.
import {
  ActionIcon,
  Button,
  Card,
  FileButton,
  Group,
  Image,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { BarraDeSalvar } from '../../../parts/registro/barra-de-salvar.tsx'
import { CampoSimNao, CampoTexto } from '../../../parts/registro/campos.tsx'
import { useEnvio } from '../../../parts/registro/usar-envio.ts'
import { useRegistro } from '../../../parts/registro/usar-registro.ts'
import { CamposDaConta, CONTA_VAZIA } from './campos-da-conta.tsx'
import type { Comitente } from './comitentes.screen.tsx'

interface Props {
  readonly c: Comitente | null
  readonly editar: boolean
  readonly aoSalvar: () => void
  readonly aoMudar: () => void
}

export function FormularioDoComitente({ c, editar, aoSalvar, aoMudar }: Props) {
  const r = useRegistro({
    lido: {
      nome: c?.nome ?? '',
      cnpj: c?.cnpj ?? '',
      grupo: c?.grupo ?? '',
      email: c?.email ?? '',
      exigeBoleto: c?.exigeBoleto ?? false,
      ativo: c?.ativo ?? true,
    },
    versao: c?.versao,
    salvar: (d, versao) =>
      chamar('POST /v1/comitentes', { body: { ...d, email: d.email || null, uid: c?.uid ?? null, versao } }),
    aoSalvar,
  })
  const p = { r, travado: editar ? null : 'Você só pode consultar' }
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoTexto {...p} campo="nome" rotulo="Nome" obrigatorio />
        <CampoTexto {...p} campo="cnpj" rotulo="CNPJ" />
        <CampoTexto {...p} campo="grupo" rotulo="Grupo" />
        <CampoTexto {...p} campo="email" rotulo="E-mail" />
        <CampoSimNao {...p} campo="exigeBoleto" rotulo="Exige boleto" />
        <CampoSimNao {...p} campo="ativo" rotulo="Ativo" />
      </SimpleGrid>
      {editar && <BarraDeSalvar r={r} sempre={c === null} aoUsarNovo={async () => aoSalvar()} />}
      {c !== null && <Logo c={c} editar={editar} aoMudar={aoMudar} />}
      {c !== null && <Contas comUid={c.uid} editar={editar} />}
    </Stack>
  )
}

function Logo({ c, editar, aoMudar }: { c: Comitente; editar: boolean; aoMudar: () => void }) {
  const [logo, setLogo] = useState(c.logo)
  const { recusa, enviando, tentar } = useEnvio('logo')
  const mandar = (f: File | null): void => {
    if (f === null) return
    tentar(
      enviar('POST /v1/comitentes/:uid/logo', [f], { params: { uid: c.uid } }).then((r) => {
        setLogo(r.logo)
        avisarSucesso('Logotipo enviado')
        aoMudar()
      }),
    )
  }
  return (
    <Card withBorder>
      <Group justify="space-between">
        {logo ? (
          <Image src={logo} alt={`Logotipo de ${c.nome}`} w={160} h={60} fit="contain" />
        ) : (
          <Text c="dimmed">Sem logotipo</Text>
        )}
        {editar && (
          <FileButton accept="image/png,image/jpeg,image/webp" onChange={mandar}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                loading={enviando}
                leftSection={<IconUpload size={14} />}
              >
                {logo ? 'Trocar logotipo' : 'Enviar logotipo'}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {recusa && (
        <Text size="xs" c="red" role="alert" mt="xs">
          {recusa}
        </Text>
      )}
    </Card>
  )
}

function Contas({ comUid, editar }: { comUid: string; editar: boolean }) {
  const consultas = useQueryClient()
  const chave = ['contas-do-comitente', comUid]
  const [nova, setNova] = useState(false)
  const { data } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/contas-bancarias-comitentes', { query: { comUid } }),
  })
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: chave })
  const r = useRegistro({
    lido: CONTA_VAZIA,
    salvar: (d) => chamar('POST /v1/contas-bancarias-comitentes', { body: { ...d, comUid } }),
    aoSalvar: () => {
      refazer()
      setNova(false)
    },
  })
  const apagar = (uid: string): void => {
    chamar('DELETE /v1/contas-bancarias-comitentes/del/:uid', { params: { uid } })
      .then(refazer)
      .catch(avisarErro)
  }
  return (
    <Card withBorder>
      <Title order={3} size="h5" mb="xs">
        Contas bancárias
      </Title>
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          Nenhuma conta cadastrada.
        </Text>
      )}
      {data?.map((b) => (
        <Group key={b.uid} justify="space-between" wrap="nowrap">
          <Text size="sm">
            {b.bancoCodigo} {b.banco} · ag. {b.agencia} · conta {b.conta} · {b.titular}
          </Text>
          {editar && (
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Apagar a conta ${b.conta}`}
              onClick={() => apagar(b.uid)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {editar && !nova && (
        <Button size="xs" variant="default" mt="sm" onClick={() => setNova(true)}>
          Incluir conta
        </Button>
      )}
      {nova && <CamposDaConta r={r} recebe="Recebe os lotes" aoVoltar={() => setNova(false)} />}
    </Card>
  )
}
