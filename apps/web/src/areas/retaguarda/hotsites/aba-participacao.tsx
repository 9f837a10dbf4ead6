// Who may take part and how, and what the house offers in a dispute. Bids already given are not touched by a change.
import { Card, MultiSelect, SimpleGrid, Stack, TagsInput, Title } from '@mantine/core'
import { ROTULO_DO_DOCUMENTO, TIPOS_DE_DOCUMENTO } from '@martelo/domain/clientes/documentos-exigidos.ts'
import { ROTULO_DO_TIPO_DE_HABILITACAO, TIPOS_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { REGRAS_DA_SEGUNDA_OFERTA, ROTULO_DA_REGRA } from '@martelo/domain/vendas/segunda-oferta.ts'
import type { ReactNode } from 'react'
import {
  CampoDataHora,
  CampoDinheiro,
  CampoEscolha,
  CampoNumero,
  CampoSimNao,
} from '../../../kit/registro/campos.tsx'
import { GrupoDeClientesDoSite, GrupoDeComitentesDoSite } from './ajustes-do-site.tsx'
import type { FormularioDoHotsite, HotsiteLido } from './hotsite-lido.ts'

export function AbaParticipacao({ r, tipo }: { r: FormularioDoHotsite; tipo: HotsiteLido['tipo'] }) {
  const p = palavras(tipo)
  return (
    <Stack>
      <Grupo titulo="Cadastro">
        <CampoSimNao r={r} campo="permitirCpf" rotulo="Pessoas físicas (CPF)" />
        <CampoSimNao r={r} campo="permitirCnpj" rotulo="Empresas (CNPJ)" />
        <CampoDataHora
          r={r}
          campo="cadastroDe"
          rotulo="Cadastro aberto desde"
          ajuda="Vazio: sempre. Horário de Brasília"
        />
        <CampoDataHora
          r={r}
          campo="cadastroAte"
          rotulo="Cadastro aberto até"
          ajuda="Vazio: sem fim. Depois a página de cadastro diz que fechou"
        />
        <CampoSimNao r={r} campo="confirmacaoEmailExigida" rotulo="Exigir e-mail confirmado" />
        <CampoSimNao r={r} campo="confirmacaoTelefoneExigida" rotulo="Exigir celular confirmado" />
        <CampoSimNao
          r={r}
          campo="confEmail"
          rotulo="Mandar carta de cadastro concluído"
          ajuda="Um e-mail quando a conta nasce; o texto está em Textos dos avisos"
        />
        <GrupoDeClientesDoSite
          r={r}
          campo="grcId"
          rotulo="Grupo de quem se cadastra"
          ajuda="Cada cadastro novo entra neste grupo de clientes"
        />
        <CampoEscolha
          r={r}
          campo="tipoHabilitacaoLeilao"
          rotulo={maiuscula(p.habilitacao.um)}
          ajuda={`Vale onde o ${p.leilao.um} não diz outra coisa`}
          opcoes={TIPOS_DE_HABILITACAO.map((t) => ({ value: t, label: ROTULO_DO_TIPO_DE_HABILITACAO[t] }))}
        />
        <MultiSelect
          label="Documentos exigidos"
          description="Sem escolha valem os usuais: identidade e endereço, ou os da empresa"
          data={TIPOS_DE_DOCUMENTO.map((t) => ({ value: t, label: ROTULO_DO_DOCUMENTO[t] }))}
          value={r.valores.documentosExigidos}
          error={r.erros.documentosExigidos}
          onChange={(v) => r.mudar('documentosExigidos', v)}
          clearable
          clearButtonProps={{ 'aria-label': 'Limpar documentos exigidos' }}
        />
      </Grupo>
      <Acesso r={r} />
      <Disputa r={r} automatico={maiuscula(p.lanceAutomatico.um)} />
      <Prazos r={r} />
    </Stack>
  )
}

function Acesso({ r }: { r: FormularioDoHotsite }) {
  return (
    <Grupo titulo="Acesso">
      <CampoSimNao
        r={r}
        campo="necessarioLoginParaVisualizar"
        rotulo="Só quem entrou vê valores e lotes"
        ajuda="Visitantes e buscadores deixam de ver o catálogo"
      />
      <CampoDataHora
        r={r}
        campo="visualizacaoDe"
        rotulo="Visitantes veem o catálogo desde"
        ajuda="Vazio: sempre. Fora do período só quem entrou vê valores e lotes"
      />
      <CampoDataHora
        r={r}
        campo="visualizacaoAte"
        rotulo="Visitantes veem o catálogo até"
        ajuda="Vazio: sem fim. Horário de Brasília"
      />
      <GrupoDeClientesDoSite
        r={r}
        campo="grcIdLogin"
        rotulo="Só este grupo de clientes entra"
        ajuda="Os outros clientes ouvem que o acesso é restrito. A equipe entra sempre"
      />
      <GrupoDeComitentesDoSite
        r={r}
        campo="cogId"
        rotulo="Grupo dos novos comitentes"
        ajuda="Um comitente cadastrado sem grupo entra neste"
      />
      <CampoSimNao
        r={r}
        campo="segundoFatorExigido"
        rotulo="Exigir código do aplicativo da equipe que mexe com dinheiro"
        ajuda="ADM, Acerto, Gerente de acerto e Financeiro ligam o aplicativo na próxima entrada"
      />
      <CampoNumero
        r={r}
        campo="minutosOciosos"
        rotulo="Encerrar a sessão parada após"
        sufixo="min"
        min={1}
        max={240}
      />
    </Grupo>
  )
}

function Disputa({ r, automatico }: { r: FormularioDoHotsite; automatico: string }) {
  return (
    <Grupo titulo="Disputa">
      <CampoSimNao r={r} campo="lanceAutomatico" rotulo={automatico} />
      <CampoSimNao r={r} campo="propostas" rotulo="Propostas" />
      <CampoSimNao
        r={r}
        campo="apelidosLeiloeiro"
        rotulo="Apelidos do leiloeiro"
        ajuda="O leiloeiro pode lançar por quem está no salão"
      />
      <CampoSimNao
        r={r}
        campo="mostrarReservaAtingida"
        rotulo="Mostrar quando a reserva foi atingida"
        ajuda="O valor da reserva nunca aparece"
      />
      <CampoDinheiro
        r={r}
        campo="validacoesValorOfertaBloqueada"
        rotulo="Lances com validação acima de"
        ajuda="Acima disso o lance espera a equipe validar o cliente; o lote pode ter o seu próprio limite"
        nulo
      />
      <TagsInput
        label="Relatório das condicionais"
        description="Endereços que recebem o relatório dos lotes condicionais ao fim de cada leilão"
        value={r.valores.laudoLoteCondicionalDestinatarios}
        error={r.erros.laudoLoteCondicionalDestinatarios}
        onChange={(v) => r.mudar('laudoLoteCondicionalDestinatarios', v)}
        maxTags={10}
      />
    </Grupo>
  )
}

function Prazos({ r }: { r: FormularioDoHotsite }) {
  return (
    <Grupo titulo="Prazos">
      <CampoNumero
        r={r}
        campo="diasRespostaCondicional"
        rotulo="Resposta do comitente à condicional"
        sufixo="dias"
        min={1}
        max={30}
      />
      <CampoNumero
        r={r}
        campo="diasEstadiaGratis"
        rotulo="Estadia gratuita no pátio"
        sufixo="dias"
        min={0}
        max={90}
      />
      <CampoNumero
        r={r}
        campo="diasDeReclamacao"
        rotulo="Relatar problema de uma compra"
        ajuda="Contados da retirada. A lei dá 90 dias (CDC, art. 26)"
        sufixo="dias"
        min={90}
        max={365}
      />
      <CampoSimNao
        r={r}
        campo="exigeFotosAprovadas"
        rotulo="Exigir fotos aprovadas"
        ajuda="Um lote só é liberado com as fotos aprovadas e com as posições obrigatórias do modelo de fotos"
      />
      <CampoSimNao
        r={r}
        campo="manterComoCondicional"
        rotulo="Manter como condicional"
        ajuda="Sem resposta no prazo, a condicional é renovada em vez de negada"
      />
      <CampoSimNao
        r={r}
        campo="desistenciaAutomatica"
        rotulo="Encerrar vendas não pagas"
        ajuda="No dia bancário seguinte ao prazo, se nada foi pago nem enviado"
      />
      <CampoEscolha
        r={r}
        campo="segundaOferta"
        rotulo="Quando o comprador desiste, oferecer ao próximo colocado"
        opcoes={REGRAS_DA_SEGUNDA_OFERTA.map((value) => ({ value, label: ROTULO_DA_REGRA[value] }))}
      />
      <CampoNumero
        r={r}
        campo="segundaOfertaHoras"
        rotulo="Prazo do próximo colocado"
        sufixo="horas"
        min={1}
        max={168}
      />
    </Grupo>
  )
}

function Grupo({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        {titulo}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>
    </Card>
  )
}
