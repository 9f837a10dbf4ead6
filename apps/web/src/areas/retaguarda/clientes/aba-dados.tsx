// Who the client is.
import { Card, SimpleGrid, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { type Interesse, ROTULO_DO_INTERESSE } from '@martelo/domain/clientes/o-que-procura.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import type { ReactNode } from 'react'
import type { FichaDoCliente } from './cliente.screen.tsx'

function Fato({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {nome}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {children || '—'}
      </Text>
    </div>
  )
}

const confirmado = (sim: boolean): string => (sim ? ' (confirmado)' : ' (não confirmado)')

export function AbaDados({ c }: { c: FichaDoCliente }) {
  return (
    <Card withBorder>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {c.razaoSocial && <Fato nome="Razão social">{c.razaoSocial}</Fato>}
        <Fato nome={c.razaoSocial ? 'Responsável' : 'Nome'}>{c.nome}</Fato>
        <Fato nome={c.cnpj ? 'CNPJ' : 'CPF'}>
          {c.mascarado ? (c.cnpj ?? c.cpf) : formatarDocumento(c.cnpj ?? c.cpf ?? '')}
        </Fato>
        {c.nascimento && <Fato nome="Nascimento">{c.nascimento.split('-').reverse().join('/')}</Fato>}
        <Fato nome="E-mail">{c.email + confirmado(c.confirmacoes.emailOk)}</Fato>
        <Fato nome="Celular">
          {c.telefone1 &&
            (c.mascarado ? c.telefone1 : formatarTelefone(c.telefone1)) +
              confirmado(c.confirmacoes.telefoneOk)}
        </Fato>
        {c.telefone2 && <Fato nome="Telefone 2">{formatarTelefone(c.telefone2)}</Fato>}
        {c.telefone3 && <Fato nome="Telefone 3">{formatarTelefone(c.telefone3)}</Fato>}
        {c.nomeFantasia && <Fato nome="Nome fantasia">{c.nomeFantasia}</Fato>}
        {c.rg && <Fato nome="RG">{[c.rg, c.orgaoEmissor].filter(Boolean).join(' ')}</Fato>}
        <Fato nome="Inscrição estadual">{c.inscricaoEstadual}</Fato>
        <Fato nome="Endereço">{c.endereco?.enderecoCompleto}</Fato>
        <Fato nome="Ocupação">{c.ocupacao}</Fato>
        <Fato nome="Ramo de atividade">{c.ramo}</Fato>
        <Fato nome="Nome da fazenda">{c.nomeFazenda}</Fato>
        <Fato nome="Como conheceu">{c.comoConheceu}</Fato>
        <Fato nome="O que procura">
          {c.interesses.map((i) => ROTULO_DO_INTERESSE[i as Interesse] ?? i).join(', ')}
        </Fato>
        {c.rendaMensal !== null && <Fato nome="Renda mensal">{formatarReais(c.rendaMensal)}</Fato>}
        {c.unidoA !== null && <Fato nome="Unido ao cadastro">{String(c.unidoA)}</Fato>}
        <Fato nome="Cadastro">{formatarDataHora(Date.parse(c.createdAt))}</Fato>
        <Fato nome="Último acesso">{c.ultimoAcessoAt && formatarDataHora(Date.parse(c.ultimoAcessoAt))}</Fato>
      </SimpleGrid>
    </Card>
  )
}
