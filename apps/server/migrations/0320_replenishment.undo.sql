drop table replenishment;
