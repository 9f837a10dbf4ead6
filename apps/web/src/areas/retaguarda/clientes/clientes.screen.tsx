// Clients: the list, with the queue of documents one filter away.
import { Badge, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  COR_DO_DOCUMENTO,
  SITUACOES_DE_DOCUMENTO,
  type SituacaoDeDocumento,
} from '@martelo/domain/clientes/states.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'
import { COR_MANTINE } from '../../../parts/estados/cor.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

import { NovoCliente } from './novo-cliente.tsx'

type Linha = RespostaDe<Calls['GET /v1/clientes/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Cliente',
    valor: (l) => l.nome,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600}>
          {l.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {l.email}
        </Text>
      </>
    ),
  },
  { id: 'apelido', titulo: 'Apelido', valor: (l) => l.apelido, ordenavel: true },
  { id: 'documento', titulo: 'CPF/CNPJ', valor: (l) => l.documento },
  {
    id: 'telefone',
    titulo: 'Telefone',
    valor: (l) => (l.telefone ? (l.telefone.includes('*') ? l.telefone : formatarTelefone(l.telefone)) : ''),
  },
  {
    id: 'cidade',
    titulo: 'Cidade',
    valor: (l) => (l.cidade ? `${l.cidade}/${l.estadoSigla}` : ''),
    ordenavel: true,
  },
  {
    id: 'documentoSituacao',
    titulo: 'Documentos',
    valor: (l) => l.documentoSituacao,
    ordenavel: true,
    mostrar: (l) => (
      <Badge
        variant="light"
        color={COR_MANTINE[COR_DO_DOCUMENTO[l.documentoSituacao as SituacaoDeDocumento]] ?? 'gray'}
      >
        {l.documentoSituacao}
      </Badge>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (l) => l.situacao,
    mostrar: (l) => (l.situacao === 'Ativo' ? 'Ativo' : <Badge color="red">{l.situacao}</Badge>),
  },
  {
    id: 'documentosEnviadosAt',
    titulo: 'Enviou em',
    valor: (l) => (l.documentosEnviadosAt ? formatarDataHora(Date.parse(l.documentosEnviadosAt)) : ''),
    ordenavel: true,
  },
  {
    id: 'createdAt',
    titulo: 'Cadastro',
    valor: (l) => formatarDataHora(Date.parse(l.createdAt)),
    ordenavel: true,
    oculta: true,
  },
]

export default function Clientes() {
  const marca = useMarca()
  const quem = useQuem()
  const consultas = useQueryClient()
  useEffect(() => {
    const refazer = (): void => void consultas.invalidateQueries({ queryKey: ['clientes'] })
    return entrarNaSala(`retaguarda:${marca.id}`, {
      quadro: (q) => q.evento.startsWith('documentos-') && refazer(),
      recarregar: refazer,
    })
  }, [consultas, marca.id])
  return (
    <>
      <title>Clientes</title>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Clientes
        </Title>
        {permite('cliente:editar', quem) && <NovoCliente />}
      </Group>
      <Tabela<Linha>
        nome="clientes"
        colunas={COLUNAS}
        ordenar="-createdAt"
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.cliente, { id: l.id })}
        placeholder="Nome, apelido, e-mail, CPF ou CNPJ"
        filtros={[
          {
            id: 'documentoSituacao',
            rotulo: 'Documentos',
            tipo: 'escolha',
            opcoes: SITUACOES_DE_DOCUMENTO.map((s) => ({ value: s, label: s })),
          },
          {
            id: 'situacao',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: ['Ativo', 'Bloqueado'].map((s) => ({ value: s, label: s })),
          },
          {
            id: 'natureza',
            rotulo: 'Pessoa',
            tipo: 'escolha',
            opcoes: [
              { value: 'Fisica', label: 'Física' },
              { value: 'Juridica', label: 'Jurídica' },
            ],
          },
        ]}
        buscar={listaDe('GET /v1/clientes/qb')}
      />
    </>
  )
}
