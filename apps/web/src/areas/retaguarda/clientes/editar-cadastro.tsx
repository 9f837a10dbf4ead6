// The counter's form for a client who exists: everything but the document, with the reason for the change.
import { Button, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { CampoDinheiro, CampoTexto } from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import type { FichaDoCliente } from './cliente.screen.tsx'

interface Props {
  readonly c: FichaDoCliente
  readonly aoMudar: (nova: FichaDoCliente) => void
  readonly reler: () => Promise<unknown>
}

export function EditarCadastro(p: Props) {
  const [aberto, setAberto] = useState(false)
  if (!p.c.pode.editar) return null
  if (!aberto)
    return (
      <Button variant="default" size="xs" onClick={() => setAberto(true)}>
        Corrigir o cadastro
      </Button>
    )
  return <Formulario {...p} fechar={() => setAberto(false)} />
}

const texto = (v: string | null): string => v ?? ''

function Formulario({ c, aoMudar, reler, fechar }: Props & { fechar: () => void }) {
  const juridica = c.natureza === 'Juridica'
  const r = useRegistro({
    lido: {
      nome: c.nome,
      apelido: c.apelido,
      razaoSocial: texto(c.razaoSocial),
      nomeFantasia: texto(c.nomeFantasia),
      nomeFazenda: texto(c.nomeFazenda),
      ramo: texto(c.ramo),
      rg: texto(c.rg),
      orgaoEmissor: texto(c.orgaoEmissor),
      inscricaoEstadual: texto(c.inscricaoEstadual),
      nascimento: texto(c.nascimento),
      email: c.email,
      telefone1: texto(c.telefone1),
      telefone2: texto(c.telefone2),
      telefone3: texto(c.telefone3),
      ocupacao: texto(c.ocupacao),
      rendaMensal: c.rendaMensal,
      comoConheceu: texto(c.comoConheceu),
      motivo: '',
    },
    versao: c.versao,
    reler,
    salvar: async (d, versao) => {
      aoMudar(
        await chamar('PUT /v1/clientes/:id/cadastro', {
          params: { id: c.id },
          body: { ...d, nascimento: d.nascimento || null, versao },
        }),
      )
      fechar()
    },
  })
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {juridica && <CampoTexto r={r} campo="razaoSocial" rotulo="Razão social" />}
        <CampoTexto r={r} campo="nome" rotulo={juridica ? 'Responsável' : 'Nome'} obrigatorio />
        <CampoTexto r={r} campo="apelido" rotulo="Apelido" obrigatorio />
        {juridica && <CampoTexto r={r} campo="nomeFantasia" rotulo="Nome fantasia" />}
        {!juridica && <CampoTexto r={r} campo="nascimento" rotulo="Nascimento" entrada={{ type: 'date' }} />}
        <CampoTexto r={r} campo="email" rotulo="E-mail" obrigatorio />
        <CampoTexto r={r} campo="telefone1" rotulo="Celular" />
        <CampoTexto r={r} campo="telefone2" rotulo="Telefone 2" />
        <CampoTexto r={r} campo="telefone3" rotulo="Telefone 3" />
        <CampoTexto r={r} campo="rg" rotulo="RG" />
        <CampoTexto r={r} campo="orgaoEmissor" rotulo="Órgão emissor" />
        <CampoTexto r={r} campo="inscricaoEstadual" rotulo="Inscrição estadual" />
        <CampoTexto r={r} campo="ocupacao" rotulo="Ocupação" />
        <CampoTexto r={r} campo="ramo" rotulo="Ramo de atividade" />
        <CampoTexto r={r} campo="nomeFazenda" rotulo="Nome da fazenda" />
        <CampoTexto r={r} campo="comoConheceu" rotulo="Como conheceu" />
        <CampoDinheiro r={r} campo="rendaMensal" rotulo="Renda mensal" nulo />
      </SimpleGrid>
      <CampoTexto r={r} campo="motivo" rotulo="Motivo da correção" obrigatorio />
      <Text size="xs" c="dimmed">
        E-mail ou celular trocados voltam a ser confirmados pelo cliente. O documento não muda: outro
        documento é outra pessoa.
      </Text>
      <BarraDeSalvar r={r} />
    </Stack>
  )
}
